import type { Workspace } from './target.ts'

/** The values of a workspace that have a variable of the user's own, for commands to paste. */
export function variablesOf(workspace: Workspace): [value: string, variable: string][] {
  const pairs: [string | undefined, string][] = [
    [workspace.key, 'ESIGN_API_KEY'],
    [workspace.secondKey, 'ESIGN_SECOND_API_KEY'],
    [workspace.noAccessKey, 'ESIGN_NO_ACCESS_API_KEY'],
    [workspace.id, 'ESIGN_WORKSPACE_ID'],
    [workspace.keyId, 'ESIGN_API_KEY_ID'],
    [workspace.defaultFolder, 'ESIGN_DEFAULT_FOLDER_ID'],
    [workspace.folder, 'ESIGN_FOLDER_ID'],
    [workspace.defaultIssuingEntity, 'ESIGN_DEFAULT_ISSUING_ENTITY_ID'],
    [workspace.issuingEntity, 'ESIGN_ISSUING_ENTITY_ID'],
    [workspace.evidenceArchiving, 'ESIGN_EVIDENCE_ARCHIVING_CONFIGURATION_ID'],
    [workspace.seal, 'ESIGN_SEAL_ID'],
  ]
  return pairs.flatMap(([value, variable]) => (value === undefined ? [] : [[value, variable] as [string, string]]))
}
