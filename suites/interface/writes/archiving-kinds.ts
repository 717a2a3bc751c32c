import type { Context } from '../../../helpers/engine/index.ts'

/** Why an archiving configuration of the other kind is refused. */
export const OTHER_KIND_REFUSES =
  'One argument is a "signed documents archiving configuration", another one an "evidence file archiving configuration", and "codes in the ' +
  '4xx range signal an error caused by input arguments". An id that names only a configuration of the other kind is such an error.'

/**
 * The configuration of a workspace for signed documents, and the one for evidence. Only a workspace that the suite created says that
 * neither is of both kinds.
 */
export function archivingKinds({ fact, workspace, notExercised }: Context) {
  const kinds = { documents: fact('archiving'), evidence: fact('evidence-archiving') }
  if (!workspace.made) notExercised('the configurations of a given workspace may be of both kinds')
  if (kinds.documents === kinds.evidence) notExercised('a configuration is of both kinds')
  return kinds
}
