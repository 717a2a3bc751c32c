import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkedOut, commitText } from './commit.ts'

test('Returns the commit of a checkout and the number of changed files, without the ignored one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'commit-'))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim()
  expect(checkedOut(folder, 'figures.json')).toEqual({ changed: 0 })
  git('init', '-q')
  for (const name of ['a', 'figures.json']) write(name, 'old')
  git('add', '.')
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Begin')
  write('figures.json', 'new')
  const commit = git('rev-parse', 'HEAD').slice(0, 7)
  expect(checkedOut(folder, 'figures.json')).toEqual({ commit, changed: 0 })
  for (const name of ['a', 'b']) write(name, 'new')
  expect(checkedOut(folder, 'figures.json')).toEqual({ commit, changed: 2 })
  mkdirSync(path.join(folder, 'copy'))
  expect(checkedOut(path.join(folder, 'copy'), 'figures.json')).toEqual({ changed: 0 })
})

test('Says why figures do not belong to a commit', () => {
  expect(commitText({ commit: 'abc1234', changed: 0 })).toBe('commit abc1234')
  expect(commitText({ commit: 'abc1234', changed: 1 })).toBe(
    'commit abc1234, but the tree is not clean: 1 file differs',
  )
  expect(commitText({ commit: 'abc1234', changed: 2 })).toMatch(/2 files differ$/)
  expect(commitText({ changed: 0 })).toBe('commit unknown: this is not a git checkout')
})
