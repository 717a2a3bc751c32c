import { inferred, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'
import { written } from '../interface/writes.ts'

const ARGUMENTS = 'Arguments for create and update'
const FOLDER = { needs: ['folder'] } as const
const ISSUING_ENTITY = { needs: ['issuing-entities-on', 'issuing-entity'] } as const

/** Arguments that name things of the workspace, and show in the transaction. */
export const referencesRules = {
  ...written('transaction-arguments/folder-kept', (when) =>
    stated(ARGUMENTS, `The argument folder_id puts a transaction into that folder ${when}.`, FOLDER),
  ),
  'transaction-arguments/folder-default': stated(
    ARGUMENTS,
    'A transaction created without a folder_id is in the default folder of the workspace.',
    { needs: ['default-folder'] },
  ),
  ...written('transaction-arguments/folder-unknown', (when) =>
    inferred(ARGUMENTS, `A folder_id that names no folder is refused ${when}.`, FOLDER),
  ),
  'transaction-arguments/folder-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without a folder_id leaves the transaction in its folder.',
    FOLDER,
  ),

  ...written('transaction-arguments/issuing-entity-kept', (when) =>
    stated(
      ARGUMENTS,
      `The argument issuing_entity_id gives a transaction that issuing entity ${when}.`,
      ISSUING_ENTITY,
    ),
  ),
  'transaction-arguments/issuing-entity-default': stated(
    ARGUMENTS,
    'A transaction created without an issuing_entity_id has the default issuing entity of the workspace.',
    { needs: ['issuing-entities-on', 'default-issuing-entity'] },
  ),
  ...written('transaction-arguments/issuing-entity-unknown', (when) =>
    inferred(ARGUMENTS, `An issuing_entity_id that names no issuing entity is refused ${when}.`, ISSUING_ENTITY),
  ),
  'transaction-arguments/issuing-entity-omitted-keeps': inferred(
    ARGUMENTS,
    'An update without an issuing_entity_id leaves the issuing entity as it was.',
    ISSUING_ENTITY,
  ),
} satisfies RuleTable<'transaction-arguments'>
