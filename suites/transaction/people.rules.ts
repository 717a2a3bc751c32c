import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const OBJECT = 'Transaction object'
const ENTITY = { needs: ['issuing-entities-on', 'default-issuing-entity'] } as const
const MEMBERS = { needs: ['members'] } as const

/** Who made a transaction, for whom, and who watches it. */
export const peopleRules = {
  'transaction/creator-workspace-name-shown': inferred(OBJECT, 'A creator by API has a `workspace_name`.'),
  'transaction/creator-api-key-name-shown': inferred(OBJECT, 'A creator by API has an `api_key_name`.'),
  'transaction/issuing-entity-id-shown': inferred(OBJECT, 'A transaction shows the id of its issuing entity.', ENTITY),
  'transaction/issuing-entity-name-shown': inferred(OBJECT, 'A transaction names its issuing entity.', ENTITY),
  'transaction/issuing-entity-lock-effect': stated(
    OBJECT,
    '`lock_sender_name_display` tells whether the sender name display is locked.',
    { unreachable: ['no-trigger', 'no documented call and no control hook locks it'] },
  ),
  'transaction/watcher-member-id-shown': inferred(OBJECT, 'A watcher is shown with a `member_id`.', MEMBERS),
  'transaction/watcher-email-shown': inferred(OBJECT, 'A watcher is shown with an `email`.', MEMBERS),
  'transaction/watcher-full-name-shown': inferred(OBJECT, 'A watcher is shown with a `full_name`.', MEMBERS),
} satisfies RuleTable<'transaction'>
