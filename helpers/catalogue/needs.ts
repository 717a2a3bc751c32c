/** What a target must offer before a rule can be judged: capabilities of its control interface, and facts of its workspace. */

/** The capabilities of control interface version 1. */
export const CAPABILITIES = ['workspaces', 'actions', 'clock', 'events', 'completion'] as const
export type Capability = (typeof CAPABILITIES)[number]

/**
 * Facts of a workspace, each with what would supply it. With the `workspaces` capability the suite makes workspaces
 * that have them; without it, the named variable tells.
 */
export const FACTS = {
  'workspace-id': { variable: 'ESIGN_WORKSPACE_ID', tells: 'the id of the workspace, for the control interface' },
  'no-access-key': { variable: 'ESIGN_NO_ACCESS_API_KEY', tells: 'a valid key that grants access to nothing' },
  'second-key': { variable: 'ESIGN_SECOND_API_KEY', tells: 'another full-access key of the same workspace' },
  'api-key-id': { variable: 'ESIGN_API_KEY_ID', tells: 'the id of the key in ESIGN_API_KEY' },
  'default-folder': { variable: 'ESIGN_DEFAULT_FOLDER_ID', tells: 'the id of the default folder' },
  folder: { variable: 'ESIGN_FOLDER_ID', tells: 'the id of a folder that is not the default one' },
  members: { variable: 'ESIGN_MEMBER_EMAILS', tells: 'emails of two workspace members, separated by a comma' },
  'issuing-entities-on': { variable: 'ESIGN_ISSUING_ENTITIES', tells: '`true`: the issuing entity feature is on' },
  'issuing-entities-off': { variable: 'ESIGN_ISSUING_ENTITIES', tells: '`false`: the issuing entity feature is off' },
  'default-issuing-entity': {
    variable: 'ESIGN_DEFAULT_ISSUING_ENTITY_ID',
    tells: 'the id of the default issuing entity',
  },
  'issuing-entity': {
    variable: 'ESIGN_ISSUING_ENTITY_ID',
    tells: 'the id of an issuing entity that is not the default one',
  },
  'evidence-archiving': {
    variable: 'ESIGN_EVIDENCE_ARCHIVING_CONFIGURATION_ID',
    tells: 'the id of an evidence file archiving configuration',
  },
  seal: { variable: 'ESIGN_SEAL_ID', tells: 'the id of a certificate for legal person' },
  'long-term-on': { variable: 'ESIGN_LONG_TERM_TRANSACTIONS', tells: '`true`: long-term transactions are enabled' },
  'long-term-off': { variable: 'ESIGN_LONG_TERM_TRANSACTIONS', tells: '`false`: they are not enabled' },
  'private-by-default': { variable: 'ESIGN_PRIVATE_BY_DEFAULT', tells: '`true`: new transactions are private' },
  'public-by-default': { variable: 'ESIGN_PRIVATE_BY_DEFAULT', tells: '`false`: new transactions are not private' },
  'optional-consents': { variable: 'ESIGN_OPTIONAL_CONSENTS', tells: '`true`: optional consents are activated' },
  'hold-completion': {
    variable: 'ESIGN_HOLD_COMPLETION',
    tells: '`true`: closed transactions wait for the control call that completes them',
  },
} as const satisfies Record<string, { variable: string; tells: string }>
export type Fact = keyof typeof FACTS

/** Something a rule needs of the target. */
export type Need = Capability | Fact

/** What would exercise the rules that lack `need`, in words for a person who configures a target. */
export function howToSupply(need: Need): string {
  if (need in FACTS) {
    const fact = FACTS[need as Fact]
    return `set ${fact.variable} (${fact.tells})`
  }
  return `a control interface with the capability \`${need}\` (ESIGN_CONTROL_URL)`
}
