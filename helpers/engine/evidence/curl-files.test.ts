import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { Exchange } from '../http/exchange.ts'
import { serverOf } from '../../testing/servers/hostile.ts'
import { curlLine, shellQuote } from './curl.ts'
import { pasted, type Keep } from './curl-files.ts'

const withFiles = (line: string, keep: Keep) => pasted(line, 'area/rule', keep).line
const lineOf = (exchange: Partial<Exchange>, base = 'http://h') =>
  curlLine(
    { number: 1, side: 'api', method: 'POST', path: '/x', headers: {}, startedAt: 0, durationMs: 0, ...exchange },
    '-sS',
    { base, secret: () => '$KEY', word: shellQuote },
  )
const bytes = Uint8Array.from({ length: 300 }, (_, i) => i % 256)
const file = { field: 'file', filename: 'lease.pdf', type: 'application/pdf', bytes }
const auth = { scheme: 'bearer', secret: 's' } as const

test('Replaces the bytes of a file by a path, and keeps the name and type of the request', () => {
  const long = lineOf({ parts: [file], auth })
  const kept: unknown[] = []
  const line = withFiles(`file=$(${long}) && ${lineOf({ method: 'GET' })}`, (of, name) => {
    kept.push([Buffer.from(of), name])
    return 'out/curl/lease-2.pdf'
  })
  expect(line).toBe(
    `file=$(curl -sS -H "Authorization: Bearer $KEY" -F 'file=@out/curl/lease-2.pdf;filename=lease.pdf;type=application/pdf' ` +
      `http://h/x) && curl -sS http://h/x`,
  )
  expect(kept).toEqual([[Buffer.from(bytes), 'lease.pdf']])
})

test.each([
  ['short bytes', lineOf({ parts: [{ ...file, bytes: bytes.slice(0, 9) }] })],
  ['no bytes', lineOf({ form: [['a', 'b@-']] })],
])('Keeps a line with %s unchanged', (_, line) => {
  expect(withFiles(line, () => 'never')).toBe(line)
})

test('Keeps a line unchanged if its bytes cannot be written', () => {
  const line = lineOf({ parts: [file] })
  expect(withFiles(line, () => undefined)).toBe(line)
})

test('Puts a long line into a file, and returns its request', () => {
  const made = `transaction=$(${lineOf({ auth, form: [['name', "It's a && b".repeat(30)]] })} | node -pe 1)`
  const last = lineOf({ form: [['x && y', `"`]] })
  const kept: string[] = []
  const result = pasted(`${made} && ${last}`, 'area/rule', (of, name) => {
    kept.push(name, Buffer.from(of).toString())
    return `my out/curl/${name}`
  })
  expect(result).toEqual({ line: `sh 'my out/curl/area-rule.sh'`, request: last })
  expect(kept).toEqual(['area-rule.sh', `#!/bin/sh\n# Needs curl and node.\n${made} &&\n${last}\n`])
})

test.each([
  ['a file', { parts: [file] }],
  ['two parts, byte by byte', { parts: [file, { ...file, field: 'other' }] }],
  ['a body that is not text', { raw: bytes }],
])('Makes curl send the same as the long line: %s', async (_, exchange) => {
  const got: string[] = []
  const server = await serverOf((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const [, boundary = '-'] = /boundary=(\S+)/.exec(req.headers['content-type'] ?? '') ?? []
      const type = req.headers['content-type']?.replace(boundary, '')
      got.push(`${type} ${Buffer.concat(chunks).toString('latin1').replaceAll(boundary, '')}`)
      res.end()
    })
  })
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'countersign-curl-')), `it's; an, odd "folder"`)
  const long = lineOf(exchange, server.url)
  const short = withFiles(long, (of, name) => keepIn(folder, of, name))
  for (const line of [long, short]) await promisify(execFile)('sh', ['-c', line])
  await server.close()
  expect(short).not.toContain('base64')
  expect(got[1]).toBe(got[0])
})

function keepIn(folder: string, bytesOf: Uint8Array, name: string): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, name), bytesOf)
  return path.join(folder, name)
}
