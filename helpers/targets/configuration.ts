import { z } from 'zod'
import { FACTS } from '../catalogue/needs.ts'
import { ARRAY_ENCODINGS, type ArrayEncoding } from '../http/encode.ts'
import { compact } from '../values/compact.ts'
import type { Patience, Workspace } from './target.ts'

/** What a run is pointed at, checked but not yet met. */
export interface Configuration {
  readonly kind: 'embedded' | 'address'
  readonly baseUrl: string
  readonly apiKey?: string
  readonly controlUrl?: string
  readonly controlToken?: string
  readonly facts: Omit<Workspace, 'key' | 'made'>
  readonly arrays?: ArrayEncoding
  readonly patience: Patience
  readonly fault?: string
}

/** A variable has a value that cannot be used, or none of this name exists. The message names it. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

const PREFIX = 'ESIGN_'

const text = z.string().trim().min(1, 'is empty; remove it or give it a value')
const key = text.regex(/^[ -~]+$/, 'has characters that no key has; copy it again')
const address = text
  .refine(
    (value) => /^https?:\/\//.test(value) && URL.canParse(value),
    'is not an address; write it like https://host/path',
  )
  .refine(
    (value) => !/[@?#]/.test(value),
    'must not have a user, a query or a fragment; write it like https://host/path',
  )
  .transform((value) => value.replace(/\/+$/, ''))

const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')
const seconds = z.coerce
  .number('must be a number of seconds')
  .min(0, 'must not be negative')
  .max(600, 'must be 600 at most')

/** Every variable that the suite reads. A variable with the prefix that is not here is a mistake. */
const VARIABLES = {
  ESIGN_BASE_URL: address,
  ESIGN_API_KEY: key,
  ESIGN_CONTROL_URL: address,
  ESIGN_CONTROL_TOKEN: key,
  ESIGN_NO_ACCESS_API_KEY: key,
  ESIGN_SECOND_API_KEY: key,
  ESIGN_API_KEY_ID: text,
  ESIGN_WORKSPACE_ID: text,
  ESIGN_DEFAULT_FOLDER_ID: text,
  ESIGN_FOLDER_ID: text,
  ESIGN_MEMBER_EMAILS: text
    .transform((list) => list.split(',').map((email) => email.trim()))
    .refine(
      (emails) => emails.length >= 2 && emails.every((email) => email.includes('@')),
      'must be two emails or more, separated by commas',
    ),
  ESIGN_ISSUING_ENTITIES: flag,
  ESIGN_DEFAULT_ISSUING_ENTITY_ID: text,
  ESIGN_ISSUING_ENTITY_ID: text,
  ESIGN_EVIDENCE_ARCHIVING_CONFIGURATION_ID: text,
  ESIGN_SEAL_ID: text,
  ESIGN_LONG_TERM_TRANSACTIONS: flag,
  ESIGN_PRIVATE_BY_DEFAULT: flag,
  ESIGN_OPTIONAL_CONSENTS: flag,
  ESIGN_HOLD_COMPLETION: flag,
  ESIGN_ARRAY_ENCODING: z.enum(ARRAY_ENCODINGS, `must be one of ${ARRAY_ENCODINGS.join(', ')}`),
  ESIGN_READ_LAG_SECONDS: seconds,
  ESIGN_SLOW_LAG_SECONDS: seconds,
} as const satisfies Record<string, z.ZodType>

/** The names of all variables, for help and suggestions. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(VARIABLES)

const Variables = z.object(VARIABLES).partial()

/** How long an address is waited for: reads lag by seconds at most, lists and completion by more. Seconds. */
const DEFAULT_LAG = { read: 5, slow: 30 }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the configuration of a run against an address.
 * @param environment the variables, flags already laid over them; empty ones count as not set
 * @param suggest finds the nearest of the known names
 * @throws ConfigurationError naming every variable that is wrong
 */
export function readConfiguration(
  environment: Environment,
  suggest: (name: string) => string,
): Omit<Configuration, 'kind' | 'baseUrl'> & { baseUrl?: string } {
  const own = Object.entries(environment).filter(
    ([name, value]) => name.startsWith(PREFIX) && value !== undefined && value !== '',
  )
  const unknown = own.map(([name]) => name).filter((name) => !(name in VARIABLES))
  const read = Variables.safeParse(Object.fromEntries(own))
  const problems = [
    ...unknown.map((name) => `${name}: no such variable; did you mean ${suggest(name)}?`),
    ...(read.success ? [] : read.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`)),
  ]
  if (problems.length > 0 || !read.success) throw new ConfigurationError(problems.join('\n'))
  const v = read.data
  return compact({
    baseUrl: v.ESIGN_BASE_URL,
    apiKey: v.ESIGN_API_KEY,
    controlUrl: v.ESIGN_CONTROL_URL,
    controlToken: v.ESIGN_CONTROL_TOKEN,
    facts: compact({
      id: v.ESIGN_WORKSPACE_ID,
      keyId: v.ESIGN_API_KEY_ID,
      secondKey: v.ESIGN_SECOND_API_KEY,
      noAccessKey: v.ESIGN_NO_ACCESS_API_KEY,
      members: v.ESIGN_MEMBER_EMAILS ?? [],
      defaultFolder: v.ESIGN_DEFAULT_FOLDER_ID,
      folder: v.ESIGN_FOLDER_ID,
      defaultIssuingEntity: v.ESIGN_DEFAULT_ISSUING_ENTITY_ID,
      issuingEntity: v.ESIGN_ISSUING_ENTITY_ID,
      evidenceArchiving: v.ESIGN_EVIDENCE_ARCHIVING_CONFIGURATION_ID,
      seal: v.ESIGN_SEAL_ID,
      features: compact({
        issuingEntities: v.ESIGN_ISSUING_ENTITIES,
        longTerm: v.ESIGN_LONG_TERM_TRANSACTIONS,
        privateByDefault: v.ESIGN_PRIVATE_BY_DEFAULT,
        optionalConsents: v.ESIGN_OPTIONAL_CONSENTS,
        holdCompletion: v.ESIGN_HOLD_COMPLETION,
      }),
    }),
    arrays: v.ESIGN_ARRAY_ENCODING,
    patience: {
      readMs: (v.ESIGN_READ_LAG_SECONDS ?? DEFAULT_LAG.read) * 1000,
      slowMs: (v.ESIGN_SLOW_LAG_SECONDS ?? DEFAULT_LAG.slow) * 1000,
    },
  })
}

/** The secrets among the variables, by name: they are kept out of every output. */
export const SECRET_VARIABLES = [
  'ESIGN_API_KEY',
  'ESIGN_CONTROL_TOKEN',
  'ESIGN_NO_ACCESS_API_KEY',
  'ESIGN_SECOND_API_KEY',
] as const

/** Whether every fact of the catalogue has its variable: checked by a test. */
export const FACT_VARIABLE_NAMES: readonly string[] = Object.values(FACTS).map(({ variable }) => variable)
