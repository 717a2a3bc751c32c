import { expect, test } from 'vitest'
import { OFFERED_TYPES } from '../facts/field-types.ts'
import { factEntries, FACTS } from '../facts/facts.ts'
import { ConfigurationError, readConfiguration, SECRET_VARIABLES, VARIABLE_NAMES } from './configuration.ts'
import { envExampleText } from './env-example.ts'

const suggest = (name: string) => `the nearest to ${name}`
const read = (environment: Record<string, string | undefined>) => readConfiguration(environment, suggest)
const problemsOf = (environment: Record<string, string>): string => {
  try {
    read(environment)
    return 'none'
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError)
    return (error as Error).message
  }
}

test('Returns only the default patience, which suits a distant server, if nothing is set', () => {
  const patience = { readMs: 5_000, slowMs: 30_000 }
  expect(read({})).toEqual({ known: { facts: {}, features: {} }, patience, testHosts: [] })
})

test('Reads every variable', () => {
  const environment = {
    ESIGN_BASE_URL: ' https://host/path// ',
    ESIGN_API_KEY: ' full ',
    ESIGN_CONTROL_URL: 'http://127.0.0.1:1/',
    ESIGN_CONTROL_TOKEN: 'token',
    ESIGN_NO_ACCESS_API_KEY: 'none',
    ESIGN_SECOND_API_KEY: 'second',
    ESIGN_API_KEY_ID: 'key-id',
    ESIGN_WORKSPACE_ID: 'workspace',
    ESIGN_DEFAULT_FOLDER_ID: 'default-folder',
    ESIGN_FOLDER_ID: 'folder',
    ESIGN_MEMBER_EMAILS: 'a@example.com, b@example.com',
    ESIGN_ISSUING_ENTITIES: 'true',
    ESIGN_DEFAULT_ISSUING_ENTITY_ID: 'default-entity',
    ESIGN_ISSUING_ENTITY_ID: 'entity',
    ESIGN_EVIDENCE_ARCHIVING_CONFIGURATION_ID: 'archiving',
    ESIGN_SEAL_ID: 'seal',
    ESIGN_LONG_TERM_TRANSACTIONS: 'false',
    ESIGN_PRIVATE_BY_DEFAULT: 'true',
    ESIGN_OPTIONAL_CONSENTS: 'false',
    ESIGN_HOLD_COMPLETION: 'true',
    ESIGN_ARRAY_ENCODING: 'indices',
    ESIGN_GATE: 'stated',
    ESIGN_TEST_HOSTS: 'Preprod.example.com., [::1]',
    ESIGN_MAIL_DOMAIN: 'Mail.example.org',
    ESIGN_HEADER_X_GATEWAY_KEY: 'sk-gateway',
    ESIGN_MAX_RPS: '2.5',
    ESIGN_READ_LAG_SECONDS: '0',
    ESIGN_SLOW_LAG_SECONDS: '1.5',
  }
  const named = Object.keys(environment).filter((name) => !name.startsWith('ESIGN_HEADER_'))
  expect(VARIABLE_NAMES).toEqual(expect.arrayContaining(named))
  expect(read(environment)).toEqual({
    baseUrl: 'https://host/path',
    apiKey: 'full',
    controlUrl: 'http://127.0.0.1:1',
    controlToken: 'token',
    known: {
      facts: {
        'workspace-id': 'workspace',
        'api-key-id': 'key-id',
        'second-key': 'second',
        'no-access-key': 'none',
        members: ['a@example.com', 'b@example.com'],
        'default-folder': 'default-folder',
        folder: 'folder',
        'default-issuing-entity': 'default-entity',
        'issuing-entity': 'entity',
        'evidence-archiving': 'archiving',
        seal: 'seal',
      },
      features: {
        issuing_entities: true,
        long_term_transactions: false,
        private_by_default: true,
        optional_consents: false,
        hold_completion: true,
      },
    },
    arrays: 'indices',
    mailDomain: 'mail.example.org',
    maxRate: 2.5,
    network: {
      headers: [{ name: 'X-Gateway-Key', value: 'sk-gateway', variable: 'ESIGN_HEADER_X_GATEWAY_KEY' }],
      tls: {},
    },
    testHosts: ['preprod.example.com', '[::1]'],
    patience: { readMs: 0, slowMs: 1_500 },
  })
})

/** These two variables are only valid together. */
const PAIRED: readonly string[] = ['anchor-pdf', 'anchor-name']
const alone = factEntries.filter(([fact, { kind }]) => kind === 'text' && !PAIRED.includes(fact))
test.each(alone)('Reads the fact %s from its variable', (fact, { variable }) => {
  const reported = { 'max-upload': '50000000', 'seal-pin': '4711', 'second-pin': '4711' }[fact as string] ?? 'reported'
  expect(read({ [variable]: reported }).known.facts).toEqual({ [fact]: reported })
})

test('Reads lists and permissions from their variables', () => {
  expect(read({ ESIGN_FIELD_TYPES: 'signature, visa', ESIGN_BIG_UPLOADS: 'false' }).known.facts).toEqual({
    'field-types': ['signature', 'visa'],
    'big-uploads': 'false',
  })
})

test('Treats empty variables as unset, and ignores other variables', () => {
  expect(read({ ESIGN_BASE_URL: '', ESIGN_API_KEY: undefined, PATH: '/bin', OTHER_ESIGN_X: 'y' })).toEqual(read({}))
})

const anAddress = 'is not an address; write it like https://host/path'
const flags = [
  'ISSUING_ENTITIES',
  'LONG_TERM_TRANSACTIONS',
  'PRIVATE_BY_DEFAULT',
  'OPTIONAL_CONSENTS',
  'HOLD_COMPLETION',
  'BIG_UPLOADS',
  'SEAL_QUALIFIED',
]
const texts = VARIABLE_NAMES.filter((name) => /_(ID|NAME|KEY|TOKEN)$/.test(name))
/** A PIN contains only digits. */
const keys = SECRET_VARIABLES.filter((name) => !name.endsWith('_PIN'))
const wrong: [variable: string, value: string, problem: string][] = [
  ['ESIGN_BASE_URL', 'host/path', anAddress],
  ['ESIGN_BASE_URL', 'ftp://host', anAddress],
  ['ESIGN_BASE_URL', 'https://', anAddress],
  [
    'ESIGN_BASE_URL',
    'https://me:secret@host',
    'must not have a user, a query or a fragment; write it like https://host/path',
  ],
  [
    'ESIGN_BASE_URL',
    'https://host?x=1',
    'must not have a user, a query or a fragment; write it like https://host/path',
  ],
  ['ESIGN_CONTROL_URL', 'localhost:1', anAddress],
  ['ESIGN_MEMBER_EMAILS', 'a@example.com', 'must be two or more email addresses, separated by commas'],
  ['ESIGN_MEMBER_EMAILS', 'a@example.com,A@example.com', 'contains an email address twice; give each member once'],
  ['ESIGN_MEMBER_EMAILS', 'a, b', 'must be two or more email addresses, separated by commas'],
  ['ESIGN_MAX_UPLOAD_BYTES', '25MB', 'must be a whole number of bytes, at least 25000000'],
  ['ESIGN_MAX_UPLOAD_BYTES', '20000000', 'must be a whole number of bytes, at least 25000000'],
  ['ESIGN_ANCHOR_PDF', '/none/such.pdf', 'is not the path of a readable PDF; give the path of one'],
  [
    'ESIGN_FIELD_TYPES',
    'signature,stamp',
    `must be field types from this list, separated by commas: ${OFFERED_TYPES.join(', ')}`,
  ],
  ['ESIGN_SECOND_SEAL_PIN', '0123', 'must be a whole number without a leading zero'],
  ['ESIGN_SEAL_PIN', '0123', 'must be a whole number without a leading zero'],
  ['ESIGN_SEAL_PIN', '12.5', 'must be a whole number without a leading zero'],
  ['ESIGN_SEAL_PIN', '123', 'has fewer than 4 digits, which is too short to keep out of reports'],
  ['ESIGN_ARRAY_ENCODING', 'plain', 'must be one of repeat, brackets, indices'],
  ['ESIGN_GATE', 'none', 'must be all or document or stated or stated+own'],
  ['ESIGN_MAX_RPS', 'slow', 'must be a number of requests per second, such as 10 or 0.5'],
  ['ESIGN_MAX_RPS', '0', 'must be at least 0.2 requests per second; remove it to send as many as the target accepts'],
  ['ESIGN_READ_LAG_SECONDS', 'long', 'must be a number of seconds'],
  ['ESIGN_READ_LAG_SECONDS', '-1', 'must not be negative'],
  ['ESIGN_SLOW_LAG_SECONDS', '601', 'must be at most 600'],
  ...flags.map((name): [string, string, string] => [`ESIGN_${name}`, 'yes', 'must be true or false']),
  ...texts.map((name): [string, string, string] => [name, '  ', 'is empty; remove it or give it a value']),
  ...keys.map((name): [string, string, string] => [
    name,
    'k€y5',
    'has characters that no key contains; copy the key again',
  ]),
  ...keys.map((name): [string, string, string] => [
    name,
    ' abc ',
    'has fewer than 4 characters, which is too short to keep out of reports; copy it again',
  ]),
]
const aHost = 'must be host names such as preprod.example.com, separated by commas, without https://, port or path'
wrong.push(
  ...['https://host', 'host:443', 'host/path', '*', 'a b', 'host,'].map((hosts): [string, string, string] => [
    'ESIGN_TEST_HOSTS',
    hosts,
    aHost,
  ]),
  ...['me@example.com', 'localhost', '-a.b', 'a..b'].map((domain): [string, string, string] => [
    'ESIGN_MAIL_DOMAIN',
    domain,
    'is not a domain; write it like mail.example.com',
  ]),
  ...['ESIGN_CA_FILE', 'ESIGN_CLIENT_CERT_FILE', 'ESIGN_CLIENT_KEY_FILE'].map((name): [string, string, string] => [
    name,
    '/none/such.pem',
    '/none/such.pem cannot be read; give the path of a readable file',
  ]),
)
test.each(wrong)('%s=%s', (variable, value, problem) => {
  expect(problemsOf({ [variable]: value }).split('\n')).toContain(`${variable}: ${problem}`)
})

test('Has an example of a wrong value for every variable', () => {
  expect([...new Set(wrong.map(([variable]) => variable))].toSorted()).toEqual(VARIABLE_NAMES.toSorted())
})

test('Reports all problems at once, and suggests a name for unknown variables', () => {
  expect(problemsOf({ ESIGN_BASE_URI: 'https://host', ESIGN_ISSUING_ENTITIES: 'on' })).toBe(
    'ESIGN_BASE_URI: there is no such variable; the nearest is the nearest to ESIGN_BASE_URI\n' +
      'ESIGN_ISSUING_ENTITIES: must be true or false',
  )
})

const oneKeyEach = 'have the same value; give each a different key or token, or remove one'
const notDefault = 'have the same value; give one that is not the default, or remove the first'
test.each([
  [
    { ESIGN_API_KEY: 'canary', ESIGN_NO_ACCESS_API_KEY: ' canary' },
    'ESIGN_API_KEY',
    'ESIGN_NO_ACCESS_API_KEY',
    oneKeyEach,
  ],
  [
    { ESIGN_SECOND_API_KEY: 'canary', ESIGN_CONTROL_TOKEN: 'canary' },
    'ESIGN_CONTROL_TOKEN',
    'ESIGN_SECOND_API_KEY',
    oneKeyEach,
  ],
  [{ ESIGN_DEFAULT_FOLDER_ID: 'f', ESIGN_FOLDER_ID: 'f' }, 'ESIGN_FOLDER_ID', 'ESIGN_DEFAULT_FOLDER_ID', notDefault],
])('Names both variables of %o, without their value', (environment, one, other, problem) => {
  expect(problemsOf(environment)).toBe(`${one} and ${other} ${problem}`)
})

test('Shows no secret in a message', () => {
  for (const name of SECRET_VARIABLES)
    expect(problemsOf({ [name]: 'kéy-canary', ESIGN_X: 'y' })).not.toContain('canary')
  expect(problemsOf({ ESIGN_BASE_URL: 'https://me:canary@host' })).not.toContain('canary')
})

test('Has a known variable for every fact', () => {
  const variables = Object.values(FACTS).map(({ variable }) => variable)
  expect(variables.filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([])
})

test('Describes every variable in .env.example', async () => {
  await expect(envExampleText()).toMatchFileSnapshot('../../../.env.example')
})

test('Treats every key, token, passphrase and PIN as a secret', () => {
  expect(VARIABLE_NAMES.filter((name) => /_(KEY|TOKEN|PIN|PASSPHRASE)$/.test(name)).toSorted()).toEqual(
    SECRET_VARIABLES.toSorted(),
  )
})
