import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const CONVENTIONS = 'Conventions'

/** How forms are read. */
export const formsRules = {
  ...written('conventions/form-percent', (when) => stated(CONVENTIONS, `Percent-encoded values are decoded ${when}.`)),
  'conventions/form-percent-cancel': stated(CONVENTIONS, 'Percent-encoded values are decoded on cancellation.'),
  ...written('conventions/form-plus', (when) =>
    stated(CONVENTIONS, `A plus sign in a form stands for a blank ${when}.`),
  ),
  ...written('conventions/form-once', (when) =>
    stated(CONVENTIONS, `A percent-encoded plus sign stands for itself ${when}.`),
  ),
  ...written('conventions/form-utf-8', (when) => inferred(CONVENTIONS, `Percent-encoded UTF-8 is understood ${when}.`)),
  'conventions/form-charset': inferred(CONVENTIONS, 'A form whose content type names its charset is understood.'),
  ...written('conventions/brackets-raw', (when) =>
    stated(CONVENTIONS, `Brackets in argument names are understood ${when}.`),
  ),
  ...written('conventions/brackets-encoded', (when) =>
    stated(CONVENTIONS, `Percent-encoded brackets in argument names are understood ${when}.`),
  ),
} satisfies RuleTable<'conventions'>
