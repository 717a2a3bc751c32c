import { shellQuote } from './curl.ts'

/**
 * Writes bytes of a curl line to a file.
 * @returns its path for the user, or `undefined` if it could not be written
 */
export type Keep = (bytes: Uint8Array, name: string) => string | undefined

/** Longer lines are put into a script, because nobody reads them. */
const LONGEST_LINE = 400

/** Encoded bytes up to this length stay in the line, where they do not disturb the reader. */
const LONGEST_INLINE = 200

/** Bytes in a line that are piped to curl, with the text before their argument and the rest of the argument. */
const FED =
  /printf %s (?<base64>[\w+/]+=*) \| base64 -d \| (?<before>curl .*?(?:-F '\w+=@|--data-binary @))-(?<after>\S*)/g

/** A line for a person to paste. */
export interface Pasted {
  readonly line: string
  /** The last request of the line, if the line does not show it. */
  readonly request?: string
}

/**
 * Shortens a line for a person to read and paste: long bytes move to files, and a long line to a script.
 * @param name the name of the script
 * @param keep writes bytes to a file
 */
export function pasted(line: string, name: string, keep: Keep): Pasted {
  const short = withFiles(line, keep)
  if (short.length <= LONGEST_LINE) return { line: short }
  const commands = commandsOf(short)
  const script = ['#!/bin/sh', '# Needs curl and node.', commands.join(' &&\n')].join('\n')
  const path = keep(Buffer.from(`${script}\n`), `${name.replaceAll('/', '-')}.sh`)
  return path === undefined ? { line: short } : { line: `sh ${shellQuote(path)}`, request: commands.at(-1) ?? '' }
}

/** The commands of a line, split at `&&`. */
function commandsOf(line: string): string[] {
  const commands = ['']
  for (const [piece] of line.matchAll(/'[^']*'|"[^"]*"|\\.| && |./gs)) {
    if (piece === ' && ') commands.push('')
    else commands.push(`${commands.pop() ?? ''}${piece}`)
  }
  return commands
}

/** Moves long bytes to files, which curl sends under the same name and type. */
function withFiles(line: string, keep: Keep): string {
  return line.replaceAll(FED, (whole, base64: string, before: string, after: string) => {
    if (base64.length <= LONGEST_INLINE) return whole
    const isPart = before.endsWith('=@')
    const name = /filename=([\w.-]+)/.exec(after)?.[1] ?? 'body'
    const path = keep(Buffer.from(base64, 'base64'), name)
    if (path === undefined) return whole
    return isPart ? `${before}${partPath(path)}${after}` : `${before.slice(0, -1)}${shellQuote(`@${path}`)}${after}`
  })
}

/**
 * A path within the single-quoted argument of a part: curl interprets `;` and `,` there, except within double quotes.
 */
function partPath(path: string): string {
  if (/^[\w./-]+$/.test(path)) return path
  return `"${path.replaceAll(/["\\]/g, String.raw`\$&`)}"`.replaceAll("'", String.raw`'\''`)
}
