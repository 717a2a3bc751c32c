import { printable } from './text.ts'

/** A text of a target as a block of Markdown, in which nothing is markup; nothing where there is none. */
export function codeBlock(title: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `**${title}**\n\n${fence}text\n${printable(text)}\n${fence}`
}

/** A text as a line of Markdown, in which nothing is markup. */
export function plainLine(text: string): string {
  return printable(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]()#+!|<>&~-]/g, (sign) => `\\${sign}`)
}
