import { paragraphsOf } from './paragraphs.ts'
import type { Text } from './text.ts'

/** The comments of a file whose comments begin with `#`: YAML, shell, `.env`; and the descriptions in YAML. */
export function textsOfHashComments(file: string, source: string): Text[] {
  const lines = source.split('\n')
  const comments = lines.map((line) => /(?:^|\s)#(?!!)\s?(.*)$/.exec(line)?.[1] ?? '')
  const values = lines.map((line) => /^\s*(?:- )?(?:name|description): (.*)$/.exec(line)?.[1] ?? '')
  return [...paragraphsOf(comments, file, 1, 'comment'), ...values.flatMap(asMessage(file))]
}

const asMessage =
  (file: string) =>
  (value: string, i: number): Text[] =>
    /\s\S+\s/.test(value) ? [{ file, line: i + 1, kind: 'message', text: value.replaceAll(/^['"]|['"]$/g, '') }] : []
