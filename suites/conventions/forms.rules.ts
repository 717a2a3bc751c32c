import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const SECTION = 'Conventions'

/** How forms are read. */
export const formsRules = {
  ...written('conventions/form-percent', (when) => stated(SECTION, `Percent-encoded values are decoded ${when}.`)),
  'conventions/form-percent-cancel': stated(SECTION, 'Percent-encoded values are decoded on cancellation.'),
  ...written('conventions/form-plus', (when) => stated(SECTION, `A plus sign in a form stands for a blank ${when}.`)),
  ...written('conventions/form-once', (when) =>
    stated(SECTION, `A percent-encoded plus sign stands for itself ${when}.`),
  ),
  ...written('conventions/form-utf-8', (when) => inferred(SECTION, `Percent-encoded UTF-8 is understood ${when}.`)),
  'conventions/form-charset': inferred(SECTION, 'A form whose content type names its charset is understood.'),
  ...written('conventions/brackets-raw', (when) =>
    stated(SECTION, `Brackets in argument names are understood ${when}.`),
  ),
  ...written('conventions/brackets-encoded', (when) =>
    stated(SECTION, `Percent-encoded brackets in argument names are understood ${when}.`),
  ),
} satisfies RuleTable<'conventions'>
