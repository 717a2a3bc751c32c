import { appendFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ledgersIn, openLedger, reopened, settle } from './ledger.ts'

const HEAD = { mark: 'abcdef', target: 'https://sign.example', key: 'ESIGN_API_KEY', at: '2030-01-01T00:00:00.000Z' }
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'countersign-ledger-'))

test('Writes each creation to disk at once, and strikes transactions that are gone', () => {
  const folder = newFolder()
  const ledger = openLedger(folder, HEAD)
  for (const id of ['tra_1', 'tra_2', 'tra_3']) ledger.answered(undefined, id)
  ledger.gone('tra_2')
  const [found] = ledgersIn(folder)
  const file = path.join(folder, 'ledger-abcdef.jsonl')
  expect(found).toEqual({ ...HEAD, file, open: ['tra_1', 'tra_3'], lost: [], unanswered: 0 })
})

test('Deletes a ledger without open transactions when it is closed', () => {
  const folder = newFolder()
  const ledger = openLedger(folder, HEAD)
  ledger.answered(undefined, 'tra_1')
  ledger.gone('tra_1')
  ledger.close()
  expect(readdirSync(folder)).toEqual([])
})

test('Keeps a ledger with open transactions, without the key', () => {
  const folder = newFolder()
  const ledger = openLedger(folder, HEAD)
  ledger.answered(undefined, 'tra_1')
  ledger.close()
  const [name = ''] = readdirSync(folder)
  expect(readFileSync(path.join(folder, name), 'utf8')).toContain('"key":"ESIGN_API_KEY"')
})

test('Ignores an incomplete last line', () => {
  const folder = newFolder()
  openLedger(folder, HEAD).answered(undefined, 'tra_1')
  appendFileSync(path.join(folder, 'ledger-abcdef.jsonl'), '{"created":"tra_')
  expect(ledgersIn(folder)).toMatchObject([{ open: ['tra_1'] }])
})

test('Deletes a settled ledger, or notes the remaining transactions', () => {
  const folder = newFolder()
  const ledger = openLedger(folder, HEAD)
  for (const id of ['tra_1', 'tra_2']) ledger.answered(undefined, id)
  const [found] = ledgersIn(folder)
  if (!found) throw new Error('no ledger')
  expect(reopened(found)).toMatchObject({ lost: [], open: new Set(['tra_1', 'tra_2']) })
  settle(found, ['tra_2', 'tra_3'], true)
  expect(ledgersIn(folder)).toMatchObject([{ open: ['tra_2', 'tra_3'] }])
  settle(found, [], false)
  expect(ledgersIn(folder)).toMatchObject([{ open: ['tra_3'] }])
  settle(found, [], true)
  expect(ledgersIn(folder)).toEqual([])
})

test('Remembers creations without a response by a unique word of their name', () => {
  const folder = newFolder()
  const ledger = openLedger(folder, HEAD)
  for (const name of ['Lease', 'Countersign kqjxwvzplmtrnb', 'Chair 00ff00aa7', 'abcdefghijklmnop']) ledger.sends(name)
  ledger.answered('Chair 00ff00aa7', 'tra_1')
  expect(ledger.lost).toEqual(['kqjxwvzplmtrnb', 'abcdefghijklmnop'])
  expect(ledger.unfindable).toBe(1)
  ledger.answered('Lease')
  expect(ledger.unfindable).toBe(0)
  const [found] = ledgersIn(folder)
  expect(found && reopened(found).lost).toEqual(ledger.lost)
  ledger.sends('abcdefghijklmnop')
  expect(ledgersIn(folder)).toMatchObject([{ lost: ledger.lost, unanswered: 3 }])
})
