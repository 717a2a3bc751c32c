import type { Finding } from '../../helpers/engine/outcome/record.ts'

/** The header of a key in a curl line. */
const KEY_HEADER =
  /-H (?:"(?:authorization|x-api-key): [^"]*"|'(?:authorization|x-api-key):[^']*')|(?:^| )(?:-u|--user) (?:"[^"]*"|\S+)/i

/**
 * Names the caller of the judged request, if it was not the key under test: a response may be wrong only for such callers.
 * @returns an empty text for the key under test
 */
export function callerText({ what = '', replay }: Finding): string {
  const [, named] = /\b(with the key of [^,()]+)$/.exec(what) ?? []
  if (named !== undefined) return named
  if (replay === undefined) return ''
  const request = replay.slice(Math.max(replay.lastIndexOf('curl -i'), 0))
  const header = KEY_HEADER.exec(request)?.[0]
  if (header === undefined) return 'without a key'
  return header.includes('$') ? '' : 'with a malformed key'
}
