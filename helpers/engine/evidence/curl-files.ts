import { shellQuote } from './curl.ts'

/** Where the bytes of a curl line lie, as the user would write it; undefined where they could not be put anywhere. */
export type Keep = (bytes: Uint8Array, name: string) => string | undefined

/** Longer lines are put into a file themselves: nobody reads them, and several are a wall. */
const LONGEST_LINE = 400

/** Encoded bytes up to this many characters stay in the line: they are read past, and need no file. */
const LONGEST_INLINE = 200

/** Bytes that stand in a line as they are fed to curl, with what stands between them and the place that they go to. */
const FED =
  /printf %s (?<base64>[\w+/]+=*) \| base64 -d \| (?<before>curl .*?(?:-F '\w+=@|--data-binary @))-(?<after>\S*)/g

/** What a person pastes. */
export interface Pasted {
  readonly line: string
  /** The request that the line ends in, where the line does not show it. */
  readonly request?: string
}

/**
 * A line for a person to read and paste: long bytes are taken from files, and so is the line itself where it is long.
 * @param name of the file that the line goes to
 * @param keep puts bytes into a file
 */
export function pasted(line: string, name: string, keep: Keep): Pasted {
  const short = withFiles(line, keep)
  if (short.length <= LONGEST_LINE) return { line: short }
  const commands = commandsOf(short)
  const script = ['#!/bin/sh', '# Needs curl and node.', commands.join(' &&\n')].join('\n')
  const path = keep(Buffer.from(`${script}\n`), `${name.replaceAll('/', '-')}.sh`)
  return path === undefined ? { line: short } : { line: `sh ${shellQuote(path)}`, request: commands.at(-1) ?? '' }
}

/** The commands that a line has one after the other. */
function commandsOf(line: string): string[] {
  const commands = ['']
  for (const [piece] of line.matchAll(/'[^']*'|"[^"]*"|\\.| && |./gs)) {
    if (piece === ' && ') commands.push('')
    else commands.push(`${commands.pop() ?? ''}${piece}`)
  }
  return commands
}

/**
 * The same line with long bytes taken from files, which curl sends under the same name and type.
 */
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

/** A path within the single quotes of a part: there curl reads `;` and `,` as its own, unless they stand in double quotes. */
function partPath(path: string): string {
  if (/^[\w./-]+$/.test(path)) return path
  return `"${path.replaceAll(/["\\]/g, String.raw`\$&`)}"`.replaceAll("'", String.raw`'\''`)
}
