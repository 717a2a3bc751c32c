import { mkdtemp, writeFile } from 'node:fs/promises'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import { startEmbedded } from '../../app/target/embedded.ts'
import { ledgersIn, openLedger } from '../../engine/leftovers/ledger.ts'
import { markedName, randomWord } from '../../engine/leftovers/mark.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { openIn } from '../../testing/open-transactions.ts'
import { passOn, serverOf } from '../../testing/servers/hostile.ts'
import { keyOf } from '../../testing/target-keys.ts'

/* countersign cleanup reports what it did with the transactions in ledgers. */

const environmentOf = (own: RunningService, url = own.baseUrl) => ({
  ESIGN_BASE_URL: url,
  ESIGN_API_KEY: keyOf(own),
  ESIGN_READ_LAG_SECONDS: '0.2',
  ESIGN_SLOW_LAG_SECONDS: '0.6',
})

/** A network path that refuses to cancel a transaction, and to list transactions. */
const refusingNetwork = (target: string, id: string) =>
  serverOf((req, res) => {
    const status = req.url?.endsWith(`/${id}/cancel`) ? 400 : req.url?.includes('text_search') ? 403 : undefined
    if (status === undefined) return passOn(target, req, res)
    res.writeHead(status, { 'content-type': 'application/json' }).end('{"error":"refused"}')
  })

/** A folder with the ledger of a killed run. */
async function folderWith(target: string, open: readonly string[], unanswered: readonly string[] = []) {
  const out = await mkdtemp(path.join(tmpdir(), 'countersign-ledger-'))
  const at = '2030-01-01T00:00:00.000Z'
  const ledger = openLedger(out, { mark: randomWord(), target, key: 'ESIGN_API_KEY', at })
  for (const id of open) ledger.answered(undefined, id)
  for (const name of unanswered) ledger.sends(name)
  return out
}

/** Creates a draft, and returns its id. */
async function draftIn(own: RunningService, name: string): Promise<string> {
  const response = await fetch(`${own.baseUrl}/v1/transactions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keyOf(own)}` },
    body: new URLSearchParams({ name }),
  })
  return ((await response.json()) as { id: string }).id
}

test.concurrent('cleanup counts what it cancelled, what had ended, what is gone and what it found by name', async () => {
  const own = await startEmbedded()
  const word = randomWord()
  const [live, ended] = await Promise.all([
    draftIn(own, 'Lease'),
    draftIn(own, 'Lease'),
    draftIn(own, markedName(word)),
  ])
  const cancel = { method: 'POST', headers: { authorization: `Bearer ${keyOf(own)}` } }
  await fetch(`${own.baseUrl}/v1/transactions/${ended}/cancel`, cancel)
  const out = await folderWith(own.baseUrl, [live, ended, 'tra_gone'], [markedName(word)])
  const { code, stdout, stderr } = await hostedCommand(['cleanup', '--out', out], environmentOf(own))
  expect([code, stderr]).toEqual([0, expect.stringContaining('with 3 transactions and 1 creation without a response.')])
  expect(stdout).toBe(
    `${own.baseUrl}: 3 transactions and 1 creation without a response: 2 cancelled, 1 had ended before, 1 unknown to the target, 0 left.\n` +
      '1 transaction found by name, because the creation got no response.\nNothing is left.\n',
  )
  expect(await openIn(own)).toEqual([])
  await own.close()
})

test.concurrent('cleanup says what is left and why, keeps it in the ledger, and exits with 3', async () => {
  const own = await startEmbedded()
  const id = await draftIn(own, 'Lease')
  const network = await refusingNetwork(own.baseUrl, id)
  const out = await folderWith(network.url, [id], [markedName(randomWord())])
  const other = 'http://127.0.0.1:9'
  openLedger(out, { mark: 'other', target: other, key: 'ESIGN_API_KEY', at: '' }).answered(undefined, 'tra_1')
  const { code, stdout } = await hostedCommand(['cleanup', '--out', out], environmentOf(own, network.url))
  expect(code, stdout).toBe(3)
  expect(stdout).toContain(`: 0 cancelled, 0 had ended before, 0 unknown to the target, 1 left.\n`)
  expect(stdout).toContain(`\n  ${id}: its cancellation got 400, and its state is draft\n`)
  expect(stdout).toContain('so the creations could not be looked up.\nThe ledger keeps what is left. Remove the cause')
  expect(stdout).toContain(
    `Not touched: 1 transaction on ${other}. To cancel what is left there: npx countersign cleanup --base-url ${other}`,
  )
  expect(ledgersIn(out)).toHaveLength(2)
  expect(ledgersIn(out)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ open: expect.arrayContaining([id]), unanswered: 1 }),
      expect.objectContaining({ target: other, open: ['tra_1'] }),
    ]),
  )
  await Promise.all([network.close(), own.close()])
})

test.concurrent('cleanup sends nothing and creates no folder if there is nothing to do', async () => {
  const empty = await folderWith('http://127.0.0.1:9', [])
  const cleaned = await hostedCommand(['cleanup', '--out', empty])
  expect([cleaned.code, cleaned.stdout]).toEqual([0, expect.stringContaining('Nothing is left to cancel: ')])
  expect(readdirSync(empty)).toEqual([])
  const missing = path.join(empty, 'missing')
  const { code, stdout } = await hostedCommand(['cleanup', '--out', missing])
  expect([code, stdout]).toEqual([0, `Nothing is left to cancel: there is no folder ${missing}. Nothing was sent.\n`])
  expect(readdirSync(empty)).toEqual([])
})

/** The beginning of a name that a run gives to a transaction. */
const NAMED = '"name":"Countersign '

test.concurrent('A run with --against prints the command that cleans up its second target', async () => {
  const [first, second] = await Promise.all([startEmbedded(), startEmbedded()])
  let refuses = true
  const network = await serverOf((req, res) => {
    if (!refuses || !req.url?.endsWith('/cancel')) return passOn(second.baseUrl, req, res)
    res.writeHead(403, { 'content-type': 'application/json' }).end('{"error":"refused"}')
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-second-'))
  const variables = Object.entries(environmentOf(second, network.url)).map(([name, value]) => `${name}=${value}\n`)
  await writeFile(path.join(folder, 'second one.env'), variables.join(''))
  const call = (words: string, environment = {}) =>
    hostedCommand([...words.split(' '), '--out', 'out'], environment, folder)
  const withSecond = ['--against', 'second one.env']
  const rule = ['--rule', 'metadata/key-at-limit-create', '--out', 'out']
  const run = await hostedCommand(['run', ...rule, ...withSecond], environmentOf(first), folder)
  expect(run.stderr).toMatch(
    /^Warning: \d+ transactions? of the second target could not be cancelled\. To cancel what is left: npx countersign cleanup --against 'second one\.env' --out out$/m,
  )

  const within = ['--out', path.join('out', 'against')]
  const unnamed = await hostedCommand(['cleanup', ...within], environmentOf(first), folder)
  const bare = await hostedCommand(['cleanup', ...within], {}, folder)
  for (const { code, stderr } of [unnamed, bare]) {
    expect(code).toBe(2)
    expect(stderr).toContain(`belongs to ${network.url}, the second target of a run. Name its file of variables:`)
    expect(stderr).toContain(`cleanup --against 'second one.env' --out out/against`)
  }
  const missing = await call('cleanup --against none.env')
  expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('--against none.env: no such file')])
  const next = await call('run --rule metadata/key-at-limit-create', environmentOf(first))
  expect(next.stderr + next.stdout).toContain(`npx countersign cleanup --against 'second one.env' --out out\n`)
  expect(JSON.stringify(await openIn(second))).toContain(NAMED)

  refuses = false
  const cleaned = await hostedCommand(['cleanup', ...withSecond, '--out', 'out'], environmentOf(first), folder)
  expect([cleaned.code, cleaned.stdout], cleaned.stderr).toEqual([0, expect.stringMatching(/\nNothing is left\.\n$/)])
  for (const ended of [run, unnamed, bare, missing, cleaned])
    expect(ended.stdout + ended.stderr).not.toContain(keyOf(second))
  expect(JSON.stringify(await openIn(second))).not.toContain(NAMED)
  await Promise.all([network.close(), first.close(), second.close()])
})
