import { mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { assertRoom, makeFolder, whyUnwritable } from './make-folder.ts'

const emptyFolder = () => mkdtempSync(path.join(tmpdir(), 'countersign-make-'))

/** Why a folder below an empty one cannot be created. */
function whyNot(folder: string): string | undefined {
  try {
    makeFolder(folder)
    return undefined
  } catch (error) {
    return whyUnwritable(error, folder)
  }
}

test('Creates a folder with its parents, and accepts one that exists', () => {
  const root = emptyFolder()
  for (const _ of [1, 2]) expect(whyNot(path.join(root, 'a', 'b', 'c'))).toBeUndefined()
  expect(readdirSync(path.join(root, 'a', 'b'))).toEqual(['c'])
})

test('Names the file or the broken link in the way', () => {
  const root = emptyFolder()
  const [file, link] = ['file', 'link'].map((name) => path.join(root, name))
  writeFileSync(file ?? '', '')
  symlinkSync('nowhere', link ?? '')
  for (const below of ['', '/a', '/a/b']) {
    expect(whyNot(`${file}${below}`)).toBe(`${file} is not a folder (ENOTDIR)`)
    expect(whyNot(`${link}${below}`)).toBe(`${link} is not a folder (EEXIST)`)
  }
})

// Node's recursive mkdir never returns here.
test.runIf(process.platform === 'linux')('Ends at once in a file system without new folders', () => {
  expect(whyNot('/proc/countersign/a/b')).toBe('no folder can be created there (ENOENT)')
})

test.each([
  ['EACCES', 'this user may not write there (EACCES)'],
  ['EROFS', 'the file system is read-only (EROFS)'],
  ['EDQUOT', 'the disk is full: reports need at least 4 MB (EDQUOT)'],
  ['ENAMETOOLONG', 'the name is too long (ENAMETOOLONG)'],
  ['EIO', 'the original text'],
])('Explains %s', (code, text) => {
  expect(whyUnwritable(Object.assign(new Error('the original text'), { code }), '/anywhere')).toBe(text)
})

test('Refuses a disk without room for reports, and accepts one whose size is unknown', () => {
  const room = { blocks: 1_000_000, bsize: 4096 }
  expect(() => assertRoom({ ...room, bavail: 976 })).toThrow(expect.objectContaining({ code: 'ENOSPC' }))
  expect(() => assertRoom({ ...room, bavail: 977 })).not.toThrow()
  expect(() => assertRoom({ blocks: 0, bavail: 0, bsize: 4096 })).not.toThrow()
})
