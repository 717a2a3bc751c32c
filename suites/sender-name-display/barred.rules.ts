import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'
import { OFF, ON } from './feature.ts'

const VALUES = 'Values of sender_name_display'
type Feature = typeof ON | typeof OFF

/** A value that both rows bar: the one of the feature, and the one of the API. */
const barredByBoth = <Id extends string>(id: Id, feature: Feature, value: string) =>
  written(id, (when) => stated(VALUES, `${feature.where}, \`${value}\` is refused ${when}.`, feature))

/** A value that the row of the API alone bars. */
const barredByApi = <Id extends string>(id: Id, feature: Feature, value: string) =>
  written(id, (when) => inferred(VALUES, `${feature.where}, the API refuses \`${value}\` ${when}.`, feature))

/** What an API client may not pass. */
export const barredRules = {
  ...written('sender-name-display/unlisted', (when) => stated(VALUES, `A value of neither row is refused ${when}.`)),

  ...barredByBoth('sender-name-display/name-workspace-feature-on', ON, 'name_workspace'),
  ...barredByBoth('sender-name-display/name-email-workspace-feature-on', ON, 'name_email_workspace'),
  ...barredByBoth('sender-name-display/name-issuing-entity-feature-off', OFF, 'name_issuing_entity'),
  ...barredByBoth('sender-name-display/name-email-issuing-entity-feature-off', OFF, 'name_email_issuing_entity'),

  ...barredByApi('sender-name-display/name-issuing-entity-feature-on', ON, 'name_issuing_entity'),
  ...barredByApi('sender-name-display/name-email-issuing-entity-feature-on', ON, 'name_email_issuing_entity'),
  ...barredByApi('sender-name-display/name-workspace-feature-off', OFF, 'name_workspace'),
  ...barredByApi('sender-name-display/name-email-workspace-feature-off', OFF, 'name_email_workspace'),
} satisfies RuleTable<'sender-name-display'>
