import { inferred, open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const VALUES = 'Values of sender_name_display'
const ON = { needs: ['issuing-entities-on'] } as const
const OFF = { needs: ['issuing-entities-off'] } as const

/**
 * In whose name a transaction is sent. The table of its values has a row for the feature and a row for the API: what both
 * bar is stated to be refused, what the API row alone bars is inferred.
 */
export const senderNameDisplayRules = {
  'sender-name-display/default-known': stated(
    VALUES,
    'A transaction created without sender_name_display has one of the seven values.',
  ),
  'sender-name-display/default-feature-on': inferred(
    VALUES,
    'With the issuing entity feature, a transaction created without sender_name_display has `name_email`.',
    ON,
  ),
  'sender-name-display/default-feature-off': inferred(
    VALUES,
    'Without the issuing entity feature, a transaction created without sender_name_display has `name_email`.',
    OFF,
  ),

  'sender-name-display/workspace-create': stated(
    VALUES,
    'Without the issuing entity feature, `workspace` is held on creation.',
    OFF,
  ),
  'sender-name-display/workspace-update': stated(
    VALUES,
    'Without the issuing entity feature, `workspace` is held on update.',
    OFF,
  ),
  'sender-name-display/issuing-entity-create': stated(
    VALUES,
    'With the issuing entity feature, `issuing_entity` is held on creation.',
    ON,
  ),
  'sender-name-display/issuing-entity-update': stated(
    VALUES,
    'With the issuing entity feature, `issuing_entity` is held on update.',
    ON,
  ),
  'sender-name-display/omitted-keeps-feature-on': inferred(
    'Arguments for create and update',
    'With the issuing entity feature, an update without sender_name_display leaves it as it was.',
    ON,
  ),
  'sender-name-display/omitted-keeps-feature-off': inferred(
    'Arguments for create and update',
    'Without the issuing entity feature, an update without sender_name_display leaves it as it was.',
    OFF,
  ),

  'sender-name-display/unlisted-create': stated(VALUES, 'A value of neither row is refused on creation.'),
  'sender-name-display/unlisted-update': stated(VALUES, 'A value of neither row is refused on update.'),

  'sender-name-display/name-workspace-feature-on-create': stated(
    VALUES,
    'With the issuing entity feature, `name_workspace` is refused on creation.',
    ON,
  ),
  'sender-name-display/name-workspace-feature-on-update': stated(
    VALUES,
    'With the issuing entity feature, `name_workspace` is refused on update.',
    ON,
  ),
  'sender-name-display/name-email-workspace-feature-on-create': stated(
    VALUES,
    'With the issuing entity feature, `name_email_workspace` is refused on creation.',
    ON,
  ),
  'sender-name-display/name-email-workspace-feature-on-update': stated(
    VALUES,
    'With the issuing entity feature, `name_email_workspace` is refused on update.',
    ON,
  ),
  'sender-name-display/name-issuing-entity-feature-off-create': stated(
    VALUES,
    'Without the issuing entity feature, `name_issuing_entity` is refused on creation.',
    OFF,
  ),
  'sender-name-display/name-issuing-entity-feature-off-update': stated(
    VALUES,
    'Without the issuing entity feature, `name_issuing_entity` is refused on update.',
    OFF,
  ),
  'sender-name-display/name-email-issuing-entity-feature-off-create': stated(
    VALUES,
    'Without the issuing entity feature, `name_email_issuing_entity` is refused on creation.',
    OFF,
  ),
  'sender-name-display/name-email-issuing-entity-feature-off-update': stated(
    VALUES,
    'Without the issuing entity feature, `name_email_issuing_entity` is refused on update.',
    OFF,
  ),

  'sender-name-display/name-issuing-entity-feature-on-create': inferred(
    VALUES,
    'With the issuing entity feature, the API refuses `name_issuing_entity` on creation.',
    ON,
  ),
  'sender-name-display/name-issuing-entity-feature-on-update': inferred(
    VALUES,
    'With the issuing entity feature, the API refuses `name_issuing_entity` on update.',
    ON,
  ),
  'sender-name-display/name-email-issuing-entity-feature-on-create': inferred(
    VALUES,
    'With the issuing entity feature, the API refuses `name_email_issuing_entity` on creation.',
    ON,
  ),
  'sender-name-display/name-email-issuing-entity-feature-on-update': inferred(
    VALUES,
    'With the issuing entity feature, the API refuses `name_email_issuing_entity` on update.',
    ON,
  ),
  'sender-name-display/name-workspace-feature-off-create': inferred(
    VALUES,
    'Without the issuing entity feature, the API refuses `name_workspace` on creation.',
    OFF,
  ),
  'sender-name-display/name-workspace-feature-off-update': inferred(
    VALUES,
    'Without the issuing entity feature, the API refuses `name_workspace` on update.',
    OFF,
  ),
  'sender-name-display/name-email-workspace-feature-off-create': inferred(
    VALUES,
    'Without the issuing entity feature, the API refuses `name_email_workspace` on creation.',
    OFF,
  ),
  'sender-name-display/name-email-workspace-feature-off-update': inferred(
    VALUES,
    'Without the issuing entity feature, the API refuses `name_email_workspace` on update.',
    OFF,
  ),

  'sender-name-display/explicit-name-email-create': open(
    VALUES,
    'Whether the default `name_email` may be passed on creation.',
  ),
  'sender-name-display/explicit-name-email-update': open(
    VALUES,
    'Whether the default `name_email` may be passed on update.',
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
  'sender-name-display/locked': open(VALUES, 'What may be passed while the issuing entity locks the display.', {
    unreachable: ['no-trigger', 'no documented call and no control hook locks the sender name display'],
  }),
} satisfies RuleTable<'sender-name-display'>
