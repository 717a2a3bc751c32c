import { shellQuote } from './curl.ts'

/** Where the bytes of a curl line lie, as the user would write it; undefined where they could not be put anywhere. */
export type Keep = (bytes: Uint8Array, name: string) => string | undefined

/** Encoded bytes up to this many characters stay in the line: they are read past, and need no file. */
const LONGEST_INLINE = 200

/** Bytes that stand in a line as they are fed to curl, with what stands between them and the place that they go to. */
const FED =
  /printf %s (?<base64>[\w+/]+=*) \| base64 -d \| (?<before>curl .*?(?:-F '\w+=@|--data-binary @))-(?<after>\S*)/g

/**
 * The same line for a person to read: long bytes are taken from a file, which curl sends under the same name and type.
 * @param keep puts the bytes into a file
 */
export function withFiles(line: string, keep: Keep): string {
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
