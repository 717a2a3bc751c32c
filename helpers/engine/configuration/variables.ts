import { z } from 'zod'
import { RESERVED_DOMAIN } from '../../../fixtures/people/domain.ts'
import { GATES } from '../catalogue/gate.ts'
import { factEntries } from '../facts/facts.ts'
import { address, domain, hosts, key, rate, seconds, text } from '../facts/readers.ts'
import { ARRAY_ENCODINGS } from '../http/encode.ts'

/** A variable that the suite reads: its reader, and its description for the person who sets it. */
interface Variable {
  readonly reads: z.ZodType
  readonly tells: string
  /** The value that applies if the variable is unset, as a person would write it. */
  readonly byDefault?: string
  readonly isSecret?: boolean
}

/** The variables for the target's address, the network path, the target's behaviour and the gate. */
const GENERAL = {
  ESIGN_BASE_URL: { reads: address, tells: 'the address of the target, without /v1; it may have a path' },
  ESIGN_TEST_HOSTS: {
    reads: hosts,
    tells:
      'the names of the hosts that a run may write to, separated by commas; the target and its control interface must be on ' +
      'one of them or on this machine',
  },
  ESIGN_API_KEY: {
    reads: key,
    tells: 'an API key of the target with full access; there is no flag for keys',
    isSecret: true,
  },
  ESIGN_CONTROL_URL: {
    reads: address,
    tells:
      "the address of the target's control interface, if it has one; with its capability `workspaces`, the suite creates " +
      'its own workspaces and needs neither the key above nor any fact below',
  },
  ESIGN_CONTROL_TOKEN: { reads: key, tells: 'the token that the control interface expects', isSecret: true },
  ESIGN_CA_FILE: {
    reads: text,
    tells:
      "a PEM file of authorities to trust in addition to the public ones, if a private authority signed the target's certificate",
  },
  ESIGN_CLIENT_CERT_FILE: {
    reads: text,
    tells: 'a PEM file with the client certificate, if the target requires one',
  },
  ESIGN_CLIENT_KEY_FILE: { reads: text, tells: 'a PEM file with the private key of the client certificate' },
  ESIGN_CLIENT_KEY_PASSPHRASE: {
    reads: key,
    tells: 'the passphrase of that private key, if it has one',
    isSecret: true,
  },
  ESIGN_MAIL_DOMAIN: {
    reads: domain,
    tells:
      "the domain of the participants' email addresses, if the target rejects reserved example domains; the target really sends " +
      'mail there, so use a domain of your own',
    byDefault: RESERVED_DOMAIN,
  },
  ESIGN_ARRAY_ENCODING: {
    reads: z.enum(ARRAY_ENCODINGS, `must be one of ${ARRAY_ENCODINGS.join(', ')}`),
    tells: `the encoding of arrays of strings: ${ARRAY_ENCODINGS.join(', ')}; if unset, the suite finds one that the target accepts`,
  },
  ESIGN_GATE: {
    reads: z.enum(GATES, `must be ${GATES.join(' or ')}`),
    tells:
      'the levels whose violated rules fail a run: all; document (stated and inferred); stated; or stated+own. Violated rules of ' +
      'other levels are only reported',
    byDefault: 'all',
  },
  ESIGN_MAX_RPS: {
    reads: rate,
    tells:
      'the maximum number of requests per second; if unset, as many as the target accepts, which the suite determines from ' +
      'its 429 responses',
  },
  ESIGN_READ_LAG_SECONDS: {
    reads: seconds,
    tells: 'how long reads of a single resource may lag, in seconds',
    byDefault: '5',
  },
  ESIGN_SLOW_LAG_SECONDS: {
    reads: seconds,
    tells:
      'how long lists, events and completion may lag, in seconds; a restart may take half as long, at most 10 seconds',
    byDefault: '30',
  },
} as const satisfies Record<string, Variable>

/** The variables of facts. One variable can set two facts if it is a feature switch. */
const OF_FACTS: Readonly<Record<string, Variable>> = Object.fromEntries(
  [...new Set(factEntries.map(([, { variable }]) => variable))].map((name) => {
    const entries = factEntries.flatMap(([, entry]) => (entry.variable === name ? [entry] : []))
    const [{ reads, isSecret } = { reads: key, isSecret: false }] = entries
    return [name, { reads, isSecret, tells: entries.map(({ tells }) => tells).join('; ') }]
  }),
)

/**
 * Every variable that the suite reads by name. Any other variable with the prefix is an error, except those that set
 * headers.
 */
export const VARIABLES: Readonly<Record<string, Variable>> = { ...GENERAL, ...OF_FACTS }

/** The parsed values of the variables that the configuration reads by name. */
export type GeneralValues = { readonly [Name in keyof typeof GENERAL]: z.output<(typeof GENERAL)[Name]['reads']> }

/** The names of all variables, for help and suggestions. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(VARIABLES)

/** The names of the secret variables. Their values are kept out of every output. */
export const SECRET_VARIABLES: readonly string[] = VARIABLE_NAMES.filter((name) => VARIABLES[name]?.isSecret)
