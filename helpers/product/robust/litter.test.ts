import { readdirSync, readFileSync } from 'node:fs'
import { request as sendOn } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import { ledgersIn } from '../../engine/leftovers/ledger.ts'
import { everythingOf, startCommand } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { serverOf, slowNetwork } from '../../testing/servers/hostile.ts'
import { openIn } from '../../testing/open-transactions.ts'
import { keyOf } from '../../testing/target-keys.ts'
import { share } from '../../sweeps/turn.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

/* After a run in a given workspace, its transactions are cancelled, or countersign cleanup cancels them. */

const RULE = 'metadata/key-beyond-limit-create'
/** Areas whose scenarios open transactions of every kind. Each turn loses requests in one. */
const OPENING = ['lifecycle', 'metadata', 'review', 'signature']
const LAG = { ESIGN_READ_LAG_SECONDS: '0.2', ESIGN_SLOW_LAG_SECONDS: '0.6' }

const environmentOf = (own: RunningService, url = own.baseUrl) => ({
  ESIGN_BASE_URL: url,
  ESIGN_API_KEY: keyOf(own),
  ...LAG,
})

type Loss = 'request' | 'response' | undefined

/** A network path that loses every `often`-th request, and as often a response after the request took effect. */
const losesOneIn =
  (often: number) =>
  (_: IncomingMessage, count: number): Loss =>
    count % often === 0 ? 'request' : count % often === Math.floor(often / 2) ? 'response' : undefined

/** @param lost decides about the `count`-th request */
function lossyNetwork(target: string, lost: (req: IncomingMessage, count: number) => Loss) {
  let count = 0
  const passOn = (req: IncomingMessage, res: ServerResponse, isResponseLost: boolean) => {
    const { hostname, port } = new URL(target)
    const onward = sendOn({ hostname, port, method: req.method, path: req.url, headers: req.headers }, (answer) => {
      if (isResponseLost) answer.resume().on('end', () => void req.socket.destroy())
      else answer.pipe(res.writeHead(answer.statusCode ?? 500, answer.headers))
    })
    onward.on('error', () => void res.destroy())
    req.pipe(onward)
  }
  return serverOf((req, res) => {
    count += 1
    const what = lost(req, count)
    if (what === 'request') req.socket.destroy()
    else passOn(req, res, what === 'response')
  })
}

const ledgers = (out: string) => readdirSync(out).filter((name) => name.startsWith('ledger-'))

test.concurrent('cleanup cancels everything that a killed run left, and no file has the key', async () => {
  const own = await startEmbedded()
  const network = await slowNetwork(own.baseUrl, 60)
  const running = await startCommand(
    ['run', '--rule', 'document', '--rule', 'field', '--no-doctor'],
    environmentOf(own, network.url),
  )
  await vi.waitUntil(async () => (await openIn(own)).length > 5, { timeout: 60_000, interval: 50 })
  running.child.kill('SIGKILL')
  const ended = await running.ended
  expect(ledgers(ended.out)).toHaveLength(1)
  expect(await everythingOf(ended)).not.toContain(keyOf(own))
  const cleanup = () => hostedCommand(['cleanup', '--out', ended.out], { ESIGN_API_KEY: keyOf(own), ...LAG })
  const first = await cleanup()
  expect(first.code, first.stdout + first.stderr).toBe(0)
  expect(first.stderr).toMatch(
    new RegExp(
      `^Cleaning up ${network.url}: 1 ledger in .+ with \\d+ transactions?( and \\d+ creations? without a response)?\\.$`,
      'm',
    ),
  )
  expect(first.stdout).toMatch(
    new RegExp(
      `^${network.url}: \\d+ transactions?.*: [1-9]\\d* cancelled, 0 had ended before, 0 unknown to the target, 0 left\\.\n`,
    ),
  )
  expect(first.stdout).toMatch(/\nNothing is left\.\n$/)
  expect(await openIn(own)).toEqual([])
  const again = await cleanup()
  expect(again.code).toBe(0)
  expect(again.stdout).toBe(
    `Nothing is left to cancel: there is no ledger of a run with open transactions in ${ended.out}. Nothing was sent.\n`,
  )
  await Promise.all([network.close(), own.close()])
})

test.concurrent('The run after a killed one says what is left and how to cancel it, and keeps the ledger', async () => {
  const own = await startEmbedded()
  const network = await slowNetwork(own.baseUrl, 60)
  const environment = environmentOf(own, network.url)
  const running = await startCommand(['run', '--rule', 'document', '--no-doctor'], environment)
  await vi.waitUntil(async () => (await openIn(own)).length > 5, { timeout: 60_000, interval: 50 })
  running.child.kill('SIGKILL')
  const { out } = await running.ended
  const [name = ''] = ledgers(out)
  const before = readFileSync(path.join(out, name), 'utf8')
  const [{ open, unanswered } = { open: [], unanswered: 0 }] = ledgersIn(out)
  const next = await hostedCommand(['run', '--rule', RULE], environmentOf(own), path.dirname(out))
  expect(next.code, next.stdout + next.stderr).toBe(0)
  const creations = unanswered === 0 ? '' : ` and ${unanswered} creations? without a response`
  expect(next.stderr).toMatch(
    new RegExp(`--keep: it left ${open.length} transactions?${creations} on ${network.url}\\.`),
  )
  expect(ledgers(out)).toEqual([name])
  expect(readFileSync(path.join(out, name), 'utf8')).toBe(before)
  const [, line = ''] = /^To cancel what is left: npx countersign (.+)$/m.exec(next.stderr) ?? []
  const cleanup = await hostedCommand(line.split(' '), environmentOf(own))
  expect(cleanup.code, cleanup.stdout + cleanup.stderr).toBe(0)
  expect(await openIn(own)).toEqual([])
  const last = await hostedCommand(['run', '--rule', RULE], environmentOf(own), path.dirname(out))
  expect([last.code, last.stderr]).toEqual([0, expect.not.stringContaining('left')])
  await Promise.all([network.close(), own.close()])
})

test.concurrent('Leaves nothing behind if one request in twenty and as many responses are lost', async () => {
  const own = await startEmbedded()
  const network = await lossyNetwork(own.baseUrl, losesOneIn(20))
  const rules = share(OPENING.length, OPENING).flatMap((area) => ['--rule', area])
  const ended = await hostedCommand(['run', ...rules, '--no-doctor'], environmentOf(own, network.url))
  const open = await openIn(own)
  await Promise.all([network.close(), own.close()])
  expect([0, 3], ended.stdout + ended.stderr).toContain(ended.code)
  expect(open).toEqual([])
  expect(ledgers(ended.out)).toEqual([])
})

test.concurrent('Says that drafts may be left if their creations got no response and nothing finds them', async () => {
  const own = await startEmbedded()
  const creates = ({ method, url }: IncomingMessage) => method === 'POST' && url === '/v1/transactions'
  // The first contact is not lost.
  const network = await lossyNetwork(own.baseUrl, (req, count) => (count > 2 && creates(req) ? 'response' : undefined))
  const nameless = 'transaction-arguments/none-create'
  const startedAt = Date.now()
  const ended = await hostedCommand(['run', '--rule', nameless, '--no-doctor'], environmentOf(own, network.url))
  const open = await openIn(own)
  await Promise.all([network.close(), own.close()])
  expect(ended.code, ended.stdout + ended.stderr).toBe(3)
  expect(open.length).toBeGreaterThan(0)
  const drafts = open.length === 1 ? '1 draft' : `${open.length} drafts`
  const [, since = ''] = new RegExp(`${drafts} may be left: .* created after (\\S+)\\.$`, 'm').exec(ended.stderr) ?? []
  expect(Date.parse(since)).toBeGreaterThanOrEqual(startedAt)
  expect(Date.parse(since)).toBeLessThan(Date.now())
})

test.concurrent('--keep keeps everything, and prints the command that removes it', async () => {
  const own = await startEmbedded()
  const kept = await hostedCommand(['run', '--rule', 'metadata', '--keep'], environmentOf(own))
  expect(kept.code, kept.stdout + kept.stderr).toBe(0)
  expect(kept.stdout).toContain('countersign cleanup')
  expect((await openIn(own)).length).toBeGreaterThan(5)
  const elsewhere = await startEmbedded()
  const wrong = await hostedCommand(['cleanup', '--out', kept.out], environmentOf(elsewhere))
  expect(wrong.code).toBe(2)
  expect(wrong.stderr).toContain(`--base-url ${own.baseUrl}`)
  const { code } = await hostedCommand(['cleanup', '--out', kept.out], environmentOf(own))
  expect(code).toBe(0)
  expect(await openIn(own)).toEqual([])
  await Promise.all([own.close(), elsewhere.close()])
})
