import type { z } from 'zod'
import {
  defaultOf,
  fullKeysOf,
  meansOf,
  meansOfOtherOf,
  nameOfOther,
  otherOf,
  otherSealOf,
  secondSealOf,
  sealOf,
  type FeatureName,
  type MadeWorkspace,
} from './made-workspace.ts'
import { bytes, emails, fieldTypes, flag, flagText, key, pdfFile, pin, text } from './readers.ts'

type FactKind = 'text' | 'list' | 'feature' | 'permission'

/** Something that a rule may need to know about a workspace. */
interface FactEntry<Kind extends FactKind> {
  readonly kind: Kind
  /** The variable that states the fact if the suite cannot create workspaces, and a description of its value. */
  readonly variable: string
  readonly tells: string
  readonly reads: z.ZodType
  /** Kept out of every output. */
  readonly isSecret: boolean
  /** The value of the fact in a workspace that the suite created. */
  readonly made: (workspace: MadeWorkspace) => string | readonly string[] | undefined
  /** The feature switch behind the fact: the suite requests it when it creates a workspace. */
  readonly feature?: readonly [name: FeatureName, value: boolean]
  /** The fact applies to the whole target, so the variable also applies to workspaces that the suite creates. */
  readonly everywhere?: true
}

type Made = (workspace: MadeWorkspace) => string | undefined

const known = (variable: string, tells: string, made: Made): FactEntry<'text'> => ({
  kind: 'text',
  variable,
  tells,
  reads: text,
  isSecret: false,
  made,
})
const secret = (variable: string, tells: string, made: Made): FactEntry<'text'> => ({
  ...known(variable, tells, made),
  reads: key,
  isSecret: true,
})
const addresses = (variable: string, tells: string, made: (w: MadeWorkspace) => string[]): FactEntry<'list'> => ({
  ...known(variable, tells, () => undefined),
  kind: 'list',
  reads: emails,
  made,
})
const feature = (variable: string, name: FeatureName, value: boolean, tells: string): FactEntry<'feature'> => ({
  ...known(variable, `\`${value}\`: ${tells}`, () => undefined),
  kind: 'feature',
  reads: flag,
  feature: [name, value],
})

const ofTarget = (variable: string, tells: string, reads: z.ZodType): FactEntry<'text'> => ({
  ...known(variable, tells, () => undefined),
  reads,
  everywhere: true,
})
/** Something that the suite may do unless the variable is `false`. */
const permission = (variable: string, tells: string): FactEntry<'permission'> => ({
  ...ofTarget(variable, `\`false\`: ${tells}`, flagText),
  kind: 'permission',
})

/**
 * Facts of a workspace, one line each. With the `workspaces` capability, the suite creates workspaces that have them;
 * without it, the named variable states the fact.
 */
export const FACTS = {
  'workspace-id': known('ESIGN_WORKSPACE_ID', 'the id of the workspace, for the control interface', (w) => w.id),
  'no-access-key': secret('ESIGN_NO_ACCESS_API_KEY', 'a valid key that grants access to nothing', (w) => keyWithout(w)),
  'second-key': secret(
    'ESIGN_SECOND_API_KEY',
    'another full-access key of the same workspace',
    (w) => fullKeysOf(w)[1]?.secret,
  ),
  'api-key-id': known('ESIGN_API_KEY_ID', 'the id of the key in ESIGN_API_KEY', (w) => fullKeysOf(w)[0]?.id),
  'default-folder': known('ESIGN_DEFAULT_FOLDER_ID', 'the id of the default folder', (w) => defaultOf(w.folders)?.id),
  'default-folder-name': known(
    'ESIGN_DEFAULT_FOLDER_NAME',
    'the name of the default folder',
    (w) => defaultOf(w.folders)?.name,
  ),
  folder: known('ESIGN_FOLDER_ID', 'the id of a folder that is not the default folder', (w) => otherOf(w.folders)?.id),
  'folder-name': known(
    'ESIGN_FOLDER_NAME',
    'the name of the folder in ESIGN_FOLDER_ID, unlike that of the default one',
    (w) => nameOfOther(w.folders),
  ),
  members: addresses(
    'ESIGN_MEMBER_EMAILS',
    'the email addresses of two workspace members, separated by a comma',
    ({ members }) => members,
  ),
  'issuing-entities-on': feature(
    'ESIGN_ISSUING_ENTITIES',
    'issuing_entities',
    true,
    'the issuing entity feature is on',
  ),
  'issuing-entities-off': feature(
    'ESIGN_ISSUING_ENTITIES',
    'issuing_entities',
    false,
    'the issuing entity feature is off',
  ),
  'default-issuing-entity': known(
    'ESIGN_DEFAULT_ISSUING_ENTITY_ID',
    'the id of the default issuing entity',
    (w) => defaultOf(w.issuing_entities)?.id,
  ),
  'issuing-entity': known(
    'ESIGN_ISSUING_ENTITY_ID',
    'the id of an issuing entity that is not the default one',
    (w) => otherOf(w.issuing_entities)?.id,
  ),
  'issuing-entity-name': known(
    'ESIGN_ISSUING_ENTITY_NAME',
    'the name of the issuing entity in ESIGN_ISSUING_ENTITY_ID, unlike that of the default one',
    (w) => nameOfOther(w.issuing_entities),
  ),
  'evidence-archiving': known(
    'ESIGN_EVIDENCE_ARCHIVING_CONFIGURATION_ID',
    'the id of an evidence file archiving configuration',
    (w) => w.evidence_archiving_configurations[0],
  ),
  archiving: known(
    'ESIGN_ARCHIVING_CONFIGURATION_ID',
    'the id of a signed documents archiving configuration',
    (w) => w.archiving_configurations[0],
  ),
  'field-types': {
    ...addresses(
      'ESIGN_FIELD_TYPES',
      'the field types that the workspace may create, separated by commas, if it cannot create all documented types',
      () => [],
    ),
    reads: fieldTypes,
    made: ({ features }) => features?.field_types,
  },
  'max-upload': ofTarget(
    'ESIGN_MAX_UPLOAD_BYTES',
    'the maximum size of an uploaded file in bytes, if it is larger than the documented 25 MB',
    bytes,
  ),
  'big-uploads': permission('ESIGN_BIG_UPLOADS', 'the suite uploads no 25 MB files, which saves time and traffic'),
  'anchor-pdf': ofTarget(
    'ESIGN_ANCHOR_PDF',
    'the path of a PDF with an anchor that the target recognizes on its first page; needs ESIGN_ANCHOR_NAME',
    pdfFile,
  ),
  'anchor-name': ofTarget('ESIGN_ANCHOR_NAME', 'the name of the anchor in the PDF of ESIGN_ANCHOR_PDF', text),
  seal: known('ESIGN_SEAL_ID', 'the id of a certificate for legal person', (w) => sealOf(w)?.id),
  'seal-qualified': permission(
    'ESIGN_SEAL_QUALIFIED',
    'the seal in ESIGN_SEAL_ID is not a qualified certificate, so it is not authorized',
  ),
  'seal-name': known('ESIGN_SEAL_NAME', 'the common name of the seal in ESIGN_SEAL_ID', (w) => sealOf(w)?.name),
  'seal-means': known(
    'ESIGN_SEAL_AUTHENTICATION_MEANS_ID',
    'the id of an authentication means of the seal in ESIGN_SEAL_ID, if that seal is a qualified certificate',
    (w) => meansOf(sealOf(w))?.id,
  ),
  'seal-pin': {
    ...secret(
      'ESIGN_SEAL_PIN',
      'the PIN code of that authentication means, a whole number without a leading zero',
      (w) => meansOf(sealOf(w))?.pin,
    ),
    reads: pin,
  },
  'other-seal': known(
    'ESIGN_OTHER_SEAL_ID',
    'the id of another certificate for legal person that is not qualified',
    (w) => otherSealOf(w)?.id,
  ),
  'second-seal': known(
    'ESIGN_SECOND_SEAL_ID',
    'the id of a second qualified certificate, which has an authentication means of its own',
    (w) => secondSealOf(w)?.id,
  ),
  'second-means': known(
    'ESIGN_SECOND_AUTHENTICATION_MEANS_ID',
    'the id of an authentication means of a second qualified certificate, which the seal in ESIGN_SEAL_ID does not have',
    (w) => meansOfOtherOf(w)?.id,
  ),
  'second-pin': {
    ...secret(
      'ESIGN_SECOND_SEAL_PIN',
      'the PIN code of that authentication means, which differs from ESIGN_SEAL_PIN',
      (w) => meansOfOtherOf(w)?.pin,
    ),
    reads: pin,
  },
  'long-term-on': feature(
    'ESIGN_LONG_TERM_TRANSACTIONS',
    'long_term_transactions',
    true,
    'long-term transactions are enabled',
  ),
  'long-term-off': feature(
    'ESIGN_LONG_TERM_TRANSACTIONS',
    'long_term_transactions',
    false,
    'long-term transactions are not enabled',
  ),
  'private-by-default': feature('ESIGN_PRIVATE_BY_DEFAULT', 'private_by_default', true, 'new transactions are private'),
  'public-by-default': feature(
    'ESIGN_PRIVATE_BY_DEFAULT',
    'private_by_default',
    false,
    'new transactions are not private',
  ),
  'optional-consents': feature('ESIGN_OPTIONAL_CONSENTS', 'optional_consents', true, 'optional consents are activated'),
  'optional-consents-off': feature(
    'ESIGN_OPTIONAL_CONSENTS',
    'optional_consents',
    false,
    'optional consents are not activated',
  ),
  'hold-completion': feature(
    'ESIGN_HOLD_COMPLETION',
    'hold_completion',
    true,
    'closed transactions stay closed until a control call completes them',
  ),
} as const satisfies Record<string, FactEntry<FactKind>>

const keyWithout = ({ api_keys }: MadeWorkspace) => api_keys.find(({ access }) => access === 'none')?.secret

export type Fact = keyof typeof FACTS
type FactsOf<Kind> = { [F in Fact]: (typeof FACTS)[F]['kind'] extends Kind ? F : never }[Fact]
/** Facts that are an id, a key or an address. */
export type TextFact = FactsOf<'text'>

/** All facts with their entries, for code that iterates over them. */
export const factEntries = Object.entries(FACTS) as [Fact, FactEntry<FactKind>][]

/** The feature switch behind a fact, if it has one. */
export const featureOf = (fact: Fact): readonly [name: FeatureName, value: boolean] | undefined =>
  (FACTS[fact] as FactEntry<FactKind>).feature

/** The description of a fact without the value at its beginning: "`true`: the feature is on" becomes "the feature is on". */
export const withoutValue = (description: string): string => description.replace(/^`(?:true|false)`: /, '')
