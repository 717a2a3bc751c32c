import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'
import { OFF, ON } from './feature.ts'

const ARGUMENTS = 'Arguments for create and update'
const VALUES = 'Values of sender_name_display'

/** What an API client may pass, and where the document contradicts itself. */
export const allowedRules = {
  ...written('sender-name-display/workspace', (when) =>
    stated(VALUES, `${OFF.where}, \`workspace\` is held ${when}.`, OFF),
  ),
  ...written('sender-name-display/issuing-entity', (when) =>
    stated(VALUES, `${ON.where}, \`issuing_entity\` is held ${when}.`, ON),
  ),
  'sender-name-display/omitted-keeps-feature-on': inferred(
    ARGUMENTS,
    `${ON.where}, an update without sender_name_display leaves it as it was.`,
    ON,
  ),
  'sender-name-display/omitted-keeps-feature-off': inferred(
    ARGUMENTS,
    `${OFF.where}, an update without sender_name_display leaves it as it was.`,
    OFF,
  ),
  ...written('sender-name-display/explicit-name-email', (when) =>
    open(VALUES, `Whether the default \`name_email\` may be passed ${when}.`),
  ),
  'sender-name-display/workspace-feature-on': open(
    VALUES,
    'Whether `workspace` may be passed with the issuing entity feature.',
    ON,
  ),
  'sender-name-display/issuing-entity-feature-off': open(
    VALUES,
    'Whether `issuing_entity` may be passed without the issuing entity feature.',
    OFF,
  ),
} satisfies RuleTable<'sender-name-display'>
