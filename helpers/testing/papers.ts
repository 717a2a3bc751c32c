import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { GUIDES } from '../app/command-line/guides.ts'
import { PROJECT } from '../app/project/project.ts'
import { nearest } from '../app/usage/suggest.ts'

/** The README and the guides, from the folder of the project. */
export const PAPERS = ['README.md', ...GUIDES.map(({ file }) => file)]

/** A file of the project. */
export const read = (file: string): Promise<string> => readFile(path.join(PROJECT, file), 'utf8')

/** Commands of a paper, with the output that it shows for them. */
export interface Shown {
  readonly commands: readonly string[]
  /** Lines that the last command prints among others; `...` stands for lines that are left out. */
  readonly output: readonly string[]
}

/** All blocks of commands in a Markdown text, in order. */
export const shownIn = (markdown: string): Shown[] =>
  [...markdown.matchAll(/^ *```sh\n([^]*?)^ *```\n(?:\n```text\n([^]*?)^```)?/gm)].map(
    ([, commands = '', output = '']) => ({
      commands: linesOf(commands).map((line) => line.trim()),
      output: linesOf(output).filter((line) => line !== '...'),
    }),
  )

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** The text with every line of `output` that was not printed, whatever numbers are in it, replaced by the nearest printed line. */
export function withPrinted(markdown: string, output: readonly string[], printed: string): string {
  const lines = linesOf(printed).map((line) => line.trimEnd())
  const there = new Set(lines.map(withoutNumbers))
  const missing = output.filter((line) => !there.has(withoutNumbers(line)))
  return missing.reduce((text, line) => text.replace(`\n${line}\n`, `\n${nearest(line, lines, 1).join()}\n`), markdown)
}

const withoutNumbers = (line: string) => line.trimEnd().replaceAll(/\d+(?:[.,]\d+)*/g, '0')
