import { z } from 'zod'
import { RESERVED_DOMAIN } from '../../../fixtures/people/domain.ts'
import { GATES } from '../catalogue/gate.ts'
import { factEntries } from '../facts/facts.ts'
import { address, domain, hosts, key, rate, seconds, text } from '../facts/readers.ts'
import { ARRAY_ENCODINGS } from '../http/encode.ts'

/** A variable that the suite reads: how, and what it tells, in words for a person who sets it. */
interface Variable {
  readonly reads: z.ZodType
  readonly tells: string
  /** What holds where it is not set, as a person would write it. */
  readonly byDefault?: string
  readonly isSecret?: boolean
}

/** What says where the target is, how it is reached, how it behaves, and what fails a run. */
const GENERAL = {
  ESIGN_BASE_URL: { reads: address, tells: 'the address of the target, below which /v1 lies; it may have a path' },
  ESIGN_TEST_HOSTS: {
    reads: hosts,
    tells:
      'the names of hosts that are there for tests, separated by commas: a run writes, so it reaches no other host than these ' +
      'and this machine itself, neither as a target nor as its control interface',
  },
  ESIGN_API_KEY: {
    reads: key,
    tells: 'an API key of it with full access; keys never come from a flag',
    isSecret: true,
  },
  ESIGN_CONTROL_URL: {
    reads: address,
    tells:
      'the address of its control interface, if it has one; with the capability `workspaces` the suite makes ' +
      'workspaces of its own, and needs neither the key above nor any fact below',
  },
  ESIGN_CONTROL_TOKEN: { reads: key, tells: 'the token that the control interface expects', isSecret: true },
  ESIGN_CA_FILE: {
    reads: text,
    tells:
      'a file (PEM) of authorities that are trusted beside the public ones, where one of your own signed the certificate',
  },
  ESIGN_CLIENT_CERT_FILE: {
    reads: text,
    tells: 'a file (PEM) with the certificate that the suite shows, where the target asks its clients for one',
  },
  ESIGN_CLIENT_KEY_FILE: { reads: text, tells: 'the file (PEM) with the private key of that certificate' },
  ESIGN_CLIENT_KEY_PASSPHRASE: {
    reads: key,
    tells: 'the passphrase of that key, where it has one',
    isSecret: true,
  },
  ESIGN_MAIL_DOMAIN: {
    reads: domain,
    tells:
      'the domain of the addresses of participants, where the target takes none of a reserved example domain: mails are really ' +
      'sent there, so let it be one of yours',
    byDefault: RESERVED_DOMAIN,
  },
  ESIGN_ARRAY_ENCODING: {
    reads: z.enum(ARRAY_ENCODINGS, `must be one of ${ARRAY_ENCODINGS.join(', ')}`),
    tells: `how the target takes arrays of strings: ${ARRAY_ENCODINGS.join(', ')}; without it the suite finds out by trying`,
  },
  ESIGN_GATE: {
    reads: z.enum(GATES, `must be ${GATES.join(' or ')}`),
    tells:
      'which violated rules fail a run: all, or only those that are stated, so that the inferred ones are told and let pass',
    byDefault: 'all',
  },
  ESIGN_MAX_RPS: {
    reads: rate,
    tells:
      'how many requests a second are sent at most; without it as many as the target takes, which is found out by what it ' +
      'answers 429 to',
  },
  ESIGN_READ_LAG_SECONDS: {
    reads: seconds,
    tells: 'how long reads of one resource may lag, in seconds',
    byDefault: '5',
  },
  ESIGN_SLOW_LAG_SECONDS: {
    reads: seconds,
    tells: 'how long lists, events and completion may lag, in seconds',
    byDefault: '30',
  },
} as const satisfies Record<string, Variable>

/** The variables of facts: one may tell of two, where it is a switch. */
const OF_FACTS: Readonly<Record<string, Variable>> = Object.fromEntries(
  [...new Set(factEntries.map(([, { variable }]) => variable))].map((name) => {
    const entries = factEntries.flatMap(([, entry]) => (entry.variable === name ? [entry] : []))
    const [{ reads, isSecret } = { reads: key, isSecret: false }] = entries
    return [name, { reads, isSecret, tells: entries.map(({ tells }) => tells).join('; ') }]
  }),
)

/** Every variable that the suite reads by its name. Another one with the prefix is a mistake, but for those of headers. */
export const VARIABLES: Readonly<Record<string, Variable>> = { ...GENERAL, ...OF_FACTS }

/** The values of the variables of which the configuration asks by name, as they are read. */
export type GeneralValues = { readonly [Name in keyof typeof GENERAL]: z.output<(typeof GENERAL)[Name]['reads']> }

/** The names of all variables, for help and suggestions. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(VARIABLES)

/** The secrets among the variables, by name: they are kept out of every output. */
export const SECRET_VARIABLES: readonly string[] = VARIABLE_NAMES.filter((name) => VARIABLES[name]?.isSecret)
