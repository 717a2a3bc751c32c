import { Command } from 'commander'
import { expect, test } from 'vitest'
import type { Screen } from '../process/screen.ts'
import { GUIDES, guideText } from './guides.ts'
import { addHelpCommand } from './help-command.ts'

/** The output of `countersign help` in a program with two commands. */
async function printed(words: readonly string[], color = false): Promise<string> {
  let text = ''
  const screen: Screen = {
    color,
    width: 80,
    progress: { isTTY: false, columns: 80, write: () => {} },
    mask: () => {},
    write: (line) => void (text += `${line}\n`),
    error: () => {},
  }
  const program = new Command('countersign').exitOverride().configureOutput({ writeOut: (out) => void (text += out) })
  program.command('run').description('judge a target')
  program.command('rules').description('list the rules')
  addHelpCommand(program, screen)
  await program.parseAsync(['help', ...words], { from: 'user' })
  return text
}

test('lists commands and guides', async () => {
  const text = await printed([])
  for (const name of ['run', 'rules', 'help', ...GUIDES.map(({ topic }) => topic)])
    expect(text).toContain(`\n  ${name} `)
})

test('prints the options of a command', async () => {
  expect(await printed(['run'])).toMatch(/^Usage: countersign run \[options\]\n\njudge a target\n/)
})

test('prints the whole text of a guide, without comments', async () => {
  for (const guide of GUIDES) {
    expect(guideText(guide)).toMatch(/^# .+\n/)
    expect(guideText(guide)).not.toContain('<!--')
  }
  expect(await printed(['target'])).toBe(`${guideText(GUIDES[0] ?? { topic: '', file: '', about: '' })}\n`)
})

test('prints both a command and a guide that share a name', async () => {
  expect(await printed(['rules'])).toMatch(/^Usage: countersign rules [^]+\n# Add a rule\n/)
})

test('highlights headings and code on a terminal with colours', async () => {
  expect(await printed(['ci'], true)).toContain('\u001B[1m# Gate a pipeline\u001B[22m\n')
})

test('names the nearest command or guide for an unknown topic', async () => {
  await expect(printed(['tagret'])).rejects.toThrow('help tagret: there is no such command or guide. Nearest: target')
  await expect(printed(['rnu'])).rejects.toThrow('Nearest: run')
})
