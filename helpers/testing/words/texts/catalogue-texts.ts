import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rule } from '../../../engine/catalogue/rule.ts'
import type { Text } from './text.ts'

/** The members of a rule that its texts are built from. */
type Entry = Pick<Rule, 'id' | 'area' | 'topic' | 'statement' | 'level' | 'because' | 'unreachable'>

/**
 * The rules of a checkout; an empty list if it has no catalogue.
 * @throws Error if the catalogue cannot be loaded
 */
export async function loadRules(root: string): Promise<readonly Entry[]> {
  const module = path.join(root, 'suites/catalogue.ts')
  if (!existsSync(module)) return []
  const { catalogue } = (await import(pathToFileURL(module).href)) as { catalogue: ReadonlyMap<string, Entry> }
  return [...catalogue.values()]
}

/**
 * The texts of the catalogue, in place of the strings in files of rules: only the catalogue has generated statements in full.
 * @param texts all texts of the source, which give the line of a statement that is written out in full
 */
export function withCatalogue(texts: readonly Text[], rules: readonly Entry[]): Text[] {
  if (rules.length === 0) return [...texts]
  const written = texts.filter(isWritten)
  const lines = new Map(written.map(({ file, text, line }) => [`${file}\n${text}`, line]))
  const seen = new Set<string>()
  const ofRules = rules
    .flatMap((rule) => textsOf(rule))
    .filter(({ file, text }) => {
      const isNew = !seen.has(`${file}\n${text}`)
      seen.add(`${file}\n${text}`)
      return isNew
    })
  return [
    ...texts.filter((text) => !isWritten(text)),
    ...ofRules.map((text) => ({ ...text, line: lines.get(`${text.file}\n${text.text}`) ?? 1 })),
  ]
}

const isWritten = ({ file, kind }: Text) => /^suites\/.*\.rules\.ts$/.test(file) && kind !== 'comment'

function textsOf({ id, area, topic, statement, level, because, unreachable }: Entry): Text[] {
  const of = { file: `suites/${area}/${topic}.rules.ts`, line: 1, id }
  return [
    { ...of, kind: level === 'open' ? 'open statement' : 'statement', text: statement },
    ...(because ? [{ ...of, kind: 'derivation', text: because } as const] : []),
    ...(unreachable ? [{ ...of, kind: 'reason', text: unreachable.because } as const] : []),
  ]
}
