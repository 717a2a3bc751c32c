import { printable } from './text.ts'

/** A text of a target as a Markdown block without markup; undefined if the text is empty. */
export function codeBlock(title: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `**${title}**\n\n${fence}text\n${printable(text)}\n${fence}`
}

/** A text as a Markdown line without markup. */
export function plainLine(text: string): string {
  return printable(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]()#+!|<>&~-]/g, (sign) => `\\${sign}`)
}
