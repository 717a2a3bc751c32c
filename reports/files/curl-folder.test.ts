import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { curlFolder } from './curl-folder.ts'

const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'countersign-curl-')), 'curl')

test('every content has one file, with the name that it is sent under', () => {
  const folder = newFolder()
  const keep = curlFolder(folder, 'out/curl')
  expect(existsSync(folder)).toBe(false)
  const paths = ['one', 'two', 'one'].map((text) => keep(Buffer.from(text), 'lease.pdf'))
  expect(paths).toEqual(['out/curl/lease.pdf', 'out/curl/lease-2.pdf', 'out/curl/lease.pdf'])
  expect(readFileSync(path.join(folder, 'lease-2.pdf'), 'utf8')).toBe('two')
})

test.each(['..', '.lease'])('a file is always inside the folder and never hidden: %s', (name) => {
  const folder = newFolder()
  curlFolder(folder, 'curl')(Buffer.from('x'), name)
  expect(readdirSync(folder)).toEqual([name === '..' ? 'file' : 'lease'])
})

test('a file that cannot be written is left out', () => {
  const folder = newFolder()
  writeFileSync(folder, 'a file in its place')
  expect(curlFolder(folder, 'curl')(Buffer.from('x'), 'lease.pdf')).toBeUndefined()
})
