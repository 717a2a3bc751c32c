import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { serverOf } from '../../testing/servers/hostile.ts'
import type { Exchange } from '../http/exchange.ts'
import { isNeeded } from './chain.ts'
import { replayLine } from './replay.ts'

const run = promisify(execFile)
const SECRET = 'sk_the_key_of_the_user'
const variables = new Map([
  [SECRET, 'ESIGN_API_KEY'],
  ['control-token', 'ESIGN_CONTROL_TOKEN'],
])
const target = { base: '$BASE', control: '$CONTROL', variables }

type Sent = Partial<Exchange> & { status?: number; gives?: unknown }

/** The exchanges of a log: each with a request, a status and the JSON of its response. */
const logOf = (...sent: Sent[]): Exchange[] =>
  sent.map(({ status = 200, gives = {}, ...exchange }, i) => ({
    number: i + 1,
    side: 'api',
    method: 'POST',
    path: '/v1/transactions',
    auth: { scheme: 'bearer', secret: SECRET },
    headers: {},
    startedAt: 0,
    durationMs: 0,
    answer: { status, headers: {}, text: JSON.stringify(gives), body: gives },
    ...exchange,
  }))

const replayed = (...sent: Sent[]): string => {
  const log = logOf(...sent)
  return replayLine(log, log.at(-1)!, target)
}

const transaction = { object: 'transaction', id: 'trx_abc123', state: 'draft' }
const created: Sent = { gives: transaction, form: [['name', 'Lease']] }
const read: Sent = { method: 'GET', path: '/v1/transactions/trx_abc123', gives: transaction }
const updated: Sent = { path: '/v1/transactions/trx_abc123', form: [['name', 'Flat']], gives: transaction }

test('Replays an independent request with a single curl command', () => {
  expect(replayed(created)).toBe(
    'curl -i -H "Authorization: Bearer $ESIGN_API_KEY" -d name=Lease $BASE/v1/transactions',
  )
})

test('Passes the id from the response to the request in a variable, only where it is a separate word', () => {
  const line = replayed(created, read)
  expect(line).toMatch(
    /^transaction=\$\(curl -sS .* \| node -pe 'JSON\.parse\(fs\.readFileSync\(0\)\)\.id'\) && curl -i /,
  )
  expect(line).toMatch(/\$BASE'\/v1\/transactions\/'"\$transaction"$/)
  expect(line).not.toContain('trx_abc123')
})

test('Contains no secret with either form of authentication', () => {
  const basic = { auth: { scheme: 'basic', secret: SECRET } } as const
  expect(replayed({ ...created, ...basic }, read)).not.toContain(SECRET)
  expect(replayed({ ...created, ...basic })).toContain('-u "$ESIGN_API_KEY:"')
})

test('Writes out documented words and names that must be encoded, even if a response has them', () => {
  const field = { gives: { object: 'field', id: 'fld_1', type: 'signature' }, path: '/v1/transactions/trx_abc123/x' }
  const line = replayed(field, { path: '/v1/other', form: [['type', 'signature']] })
  expect(line).toMatch(/^curl -i .* -d type=signature \$BASE\/v1\/other$/)
  expect(replayed({ gives: { name: 'Rent&Sons' } }, { raw: 'field=Rent%26Sons' })).toContain('field=Rent%26Sons')
})

test('Creates each field with the name that an assignment uses, also in other transactions', () => {
  const inside = (id: string) => ({ transaction_id: id, document_id: 'doc_1' })
  const field = (id: string, name: string): Sent => ({
    call: { name: 'addField', ids: inside(id) },
    path: `/v1/transactions/${id}/documents/doc_1/fields`,
    form: [['name', name]],
    gives: { object: 'field', id: 'fld_1' },
  })
  const assigned: Sent = {
    call: { name: 'addSigner', ids: { transaction_id: 'trx_abc123' } },
    path: '/v1/transactions/trx_abc123/signatures',
    form: [['field', 'Here']],
  }
  const line = replayed(field('trx_other9', 'Here'), field('trx_third8', 'There'), assigned)
  expect(line).toContain('trx_other9')
  expect(line).not.toContain('There')
})

test('Omits requests that the last one does not depend on', () => {
  const other: Sent = { gives: { id: 'trx_other9' }, form: [['name', 'Other']] }
  const otherCancelled: Sent = { path: '/v1/transactions/trx_other9/cancel' }
  expect(replayed(other, created, read, otherCancelled, read)).toBe(replayed(created, read))
})

test('Repeats earlier changes of the transaction', () => {
  expect(replayed(created, updated, read)).toMatch(/-d name=Flat .*"\$transaction" -o \/dev\/null && curl -i/)
})

test('Omits a refused request', () => {
  expect(replayed(created, { ...updated, status: 422 }, updated)).toBe(replayed(created, updated))
})

test('Keeps a refused request, also a read, if the last request checks whether it changed anything', () => {
  expect(replayed(created, { ...updated, status: 422 }, read)).toBe(replayed(created, updated, read))
  expect(replayed(created, { ...read, path: `${read.path}/messages`, status: 401 }, read)).toContain(`/messages'`)
})

const made: Sent = {
  side: 'control',
  path: '/workspaces',
  json: {},
  auth: { scheme: 'bearer', secret: 'control-token' },
  gives: { id: 'wsp_000001', api_keys: [{ id: 'key_000001', secret: 'made-key-1' }, { secret: 'made-key-2' }] },
}
const control: Sent = { side: 'control', auth: { scheme: 'bearer', secret: 'control-token' } }
const clock: Sent = { ...control, path: '/clock', json: { workspace_id: 'wsp_000001', advance_seconds: 60 } }
const started: Sent = { path: '/v1/transactions/trx_abc123/start', gives: transaction }
const acted: Sent = { ...control, path: '/actions/act_000001', json: { outcome: 'done' }, status: 204 }

test('Takes several values from one response', () => {
  const line = replayed(made, { ...created, auth: { scheme: 'bearer', secret: 'made-key-1' } }, clock, read)
  expect(line).toContain('answer=$(curl -sS -H "Authorization: Bearer $ESIGN_CONTROL_TOKEN"')
  expect(line).toContain(`workspace=$(printf %s "$answer" | node -pe 'JSON.parse(fs.readFileSync(0)).id')`)
  expect(line).toContain(`key=$(printf %s "$answer" | node -pe 'JSON.parse(fs.readFileSync(0)).api_keys[0].secret')`)
  expect(line).toContain('-H "Authorization: Bearer $key"')
  expect(line).not.toMatch(/made-key|wsp_|key2=/)
})

test('Needs the creation of the workspace only for values without a variable', () => {
  const [making, ...log] = logOf(made, created, { ...updated, form: [['watchers', 'wsp_000001']] })
  const last = log.at(-1)!
  expect(isNeeded(making!, log, last, variables)).toBe(true)
  expect(isNeeded(making!, log, last, new Map([['wsp_000001', 'ESIGN_WORKSPACE_ID']]))).toBe(false)
})

test('Moves the clock again', () => {
  const line = replayed(made, { ...created, auth: { scheme: 'bearer', secret: 'made-key-1' } }, clock, read)
  expect(line).toContain(`-d '{"workspace_id":"'"$workspace"'","advance_seconds":60}' $CONTROL/clock -o /dev/null`)
})

test('Repeats an action of the transaction, with the id from its first appearance', () => {
  const shown: Sent = { ...read, gives: { ...transaction, actions: [{ id: 'act_000001' }] } }
  const line = replayed(created, started, shown, { ...acted, status: 409 }, acted, shown, read)
  expect(line).toContain('transaction2=$(curl')
  expect(line).toContain(`-d '{"outcome":"done"}' $CONTROL'/actions/'"$transaction2" -o /dev/null`)
  expect(line.match(/\/actions\//g)).toHaveLength(1)
})

test('Omits an action of another transaction', () => {
  const other: Sent = { ...read, path: '/v1/transactions/trx_other9', gives: { actions: [{ id: 'act_000001' }] } }
  expect(replayed(created, other, acted, read)).toBe(replayed(created, read))
})

const call = (name: string, ids: Record<string, string>) => ({ call: { name, ids } })
const on = { transaction_id: 'trx_abc123' }
const documentAdded: Sent = {
  ...call('addDocument', on),
  path: '/v1/transactions/trx_abc123/documents',
  form: [['document', 'fil_abc123']],
  gives: { id: 'd1', fields: [] },
}
const fieldAdded: Sent = {
  ...call('addField', { ...on, document_id: 'd1' }),
  path: '/v1/transactions/trx_abc123/documents/d1/fields',
  form: [['name', 'f1']],
  gives: { id: 'f1', name: 'f1' },
}
const signerAdded: Sent = {
  ...call('addSigner', on),
  path: '/v1/transactions/trx_abc123/signatures',
  form: [
    ['signer', 'd1.f1@example.com'],
    ['field', 'f1'],
  ],
  gives: transaction,
}

test('Passes short ids of documents and fields on, only where they are ids', () => {
  const line = replayed({ ...call('create', {}), ...created }, documentAdded, fieldAdded, signerAdded)
  expect(line).toContain(`document=$(curl -sS`)
  expect(line).toContain(`-d name=f1 $BASE'/v1/transactions/'"$transaction"'/documents/'"$document"'/fields'`)
  expect(line).toContain(`-d signer=d1.f1%40example.com -d field="$field"`)
  expect(line).toMatch(/'\/v1\/transactions\/'"\$transaction"'\/signatures'$/)
})

const other = { transaction_id: 'trx_other9' }
const otherCreated: Sent = { ...call('create', {}), ...created, gives: { ...transaction, id: 'trx_other9' } }
const otherDocument: Sent = {
  ...documentAdded,
  ...call('addDocument', other),
  path: '/v1/transactions/trx_other9/documents',
}
const otherField: Sent = {
  ...call('addField', { ...other, document_id: 'd1' }),
  path: '/v1/transactions/trx_other9/documents/d1/fields',
  form: [],
  gives: { id: 'f1' },
}

test('Distinguishes equal ids in different transactions', () => {
  const all = [{ ...call('create', {}), ...created }, documentAdded, fieldAdded] as const
  const before = [otherCreated, otherDocument, otherField] as const
  expect(replayed(...before, ...all, otherField, signerAdded)).toBe(replayed(...all, signerAdded))
})

test('Creates an id of another transaction there first, if it is sent to be refused', () => {
  const line = replayed({ ...call('create', {}), ...created }, otherCreated, otherDocument, otherField, signerAdded)
  expect(line.match(/transaction2?=/g)).toHaveLength(2)
  expect(line).toMatch(/-d field="\$field" \$BASE'\/v1\/transactions\/'"\$transaction"'\/signatures'$/)
})

test('Takes an id from a transaction if no earlier response supplied it', () => {
  const shown: Sent = {
    ...call('get', on),
    ...read,
    gives: { ...transaction, documents: [{ id: 'd1', fields: [{ id: 'f1' }] }] },
  }
  const removed: Sent = {
    ...call('deleteField', { ...on, document_id: 'd1', field_id: 'f1' }),
    method: 'DELETE',
    path: '/v1/transactions/trx_abc123/documents/d1/fields/f1',
  }
  const line = replayed({ ...call('create', {}), ...created }, shown, removed)
  expect(line).toContain(`JSON.parse(fs.readFileSync(0)).documents[0].fields[0].id`)
  expect(line).toMatch(/'\/documents\/'"\$transaction2"'\/fields\/'"\$transaction3"$/)
})

const uploaded: Sent = { ...call('upload', {}), path: '/v1/files', gives: { object: 'file', id: 'fil_abc123' } }
const named = (name: string, id: string): Sent => ({
  ...call('create', {}),
  form: [['name', name]],
  gives: { ...transaction, id },
})
const list = (query: string): Sent => ({
  ...call('list', {}),
  method: 'GET',
  path: `/v1/transactions${query}`,
  gives: { content: [] },
})

test('Creates and changes again the transactions that a list may show, many of them in a loop', () => {
  const drafts = Array.from({ length: 60 }, (_, i) => named('Lease', `trx_draft${i}`))
  expect(replayed(...drafts, list(''))).toMatch(/^for i in \$\(seq 60\); do curl [^;]+; done && curl -i /)
  const cancelled = { ...call('cancel', { transaction_id: 'trx_one001' }), path: '/v1/transactions/trx_one001/cancel' }
  const line = replayed(named('One', 'trx_one001'), named('Two', 'trx_two002'), cancelled, list('?text_search=T'))
  expect(line).toMatch(/name=One .*name=Two .*"\$transaction"'\/cancel' -o \/dev\/null && curl -i/)
})

test('Creates no transactions for a list that was refused', () => {
  const refused: Sent = { ...list('?size=0'), status: 400 }
  expect(replayed(named('One', 'trx_one001'), refused)).toBe(replayed(refused))
})

test('Uploads a file before a document without one, which may get the last file', () => {
  const bare: Sent = { ...documentAdded, form: [['name', 'A document']] }
  expect(replayed(created, uploaded, bare)).toMatch(/\/v1\/files -o \/dev\/null && curl -i /)
  expect(replayed(created, uploaded, { ...documentAdded, form: [['document', 'unknown']] })).not.toContain('/v1/files')
})

test('Reads a resource before its last change, or before a different response to the same request', () => {
  const get: Sent = { ...call('get', on), ...read }
  const update: Sent = { ...call('update', on), ...updated }
  const different: Sent = { ...get, gives: { ...transaction, state: 'started' } }
  expect(replayed(created, get, different).match(/curl/g)).toHaveLength(3)
  expect(replayed(created, get, get, update, get).match(/curl/g)).toHaveLength(4)
  expect(replayed(created, update, get, get).match(/curl/g)).toHaveLength(3)
})

test('Sends the requests again with new ids when a shell runs the line', async () => {
  const seen: string[] = []
  const server = await serverOf((req, res) => {
    let body = ''
    req.on('data', (chunk) => (body += String(chunk)))
    req.on('end', () => {
      seen.push(`${req.method} ${req.url} ${req.headers.authorization ?? ''} ${body}`.trim())
      const id = req.url === '/v1/files' ? 'file-new' : 'transaction-new'
      res.writeHead(200).end(JSON.stringify({ object: 'transaction', id }))
    })
  })
  const line = replayed(
    { ...created, form: [['name', "It's\na lease, déjà"]] },
    {
      path: '/v1/files',
      parts: [{ field: 'file', filename: 'a.txt', type: 'text/plain', bytes: Buffer.from('hi') }],
      gives: { id: 'fil_abc123' },
    },
    { path: '/v1/transactions/trx_abc123/documents', form: [['document', 'fil_abc123']], gives: {} },
    { method: 'GET', path: '/v1/transactions?text_search=%5Etrx_abc123&state=draft' },
  )
  const { stdout } = await run('sh', ['-c', line], { env: { ...process.env, BASE: server.url, ESIGN_API_KEY: 'mine' } })
  await server.close()
  expect(stdout).toMatch(/^HTTP\/1.1 200 OK/)
  expect(seen.map((request) => request.replace(/\bmine .*(hi).*$/s, 'mine [$1]'))).toEqual([
    'POST /v1/transactions Bearer mine name=It%27s%0Aa+lease%2C+d%C3%A9j%C3%A0',
    'POST /v1/files Bearer mine [hi]',
    'POST /v1/transactions/transaction-new/documents Bearer mine document=file-new',
    'GET /v1/transactions?text_search=%5Etransaction-new&state=draft Bearer mine',
  ])
})
