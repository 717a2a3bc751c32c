import { Document, isMap, isScalar, isSeq, Scalar, YAMLSeq } from 'yaml'
import { JUDGED, type JudgedList } from './judged-list.ts'

const HEAD = ` Rules that were judged, whether they conform or not: a run with this list that no longer judges one of them does not pass.
 Written by countersign known --update.`

/** What the last run says of the rules that may be recorded. */
export interface LastJudged {
  /** The rules that it judged. */
  readonly judged: readonly string[]
  /** Whether it was about a rule and did not judge it; true also of what is no rule any longer. */
  readonly isDropped: (id: string) => boolean
  /** Whether it came to its end, and was asked for all rules: otherwise nothing is taken out. */
  readonly isWhole: boolean
}

/** What became of the judged rules of a list. */
export interface UpdatedJudged {
  /** The YAML document, with the line that begins it. */
  readonly text: string
  readonly kept: readonly string[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** The ids that would have been removed, had the run been a whole one. */
  readonly spared: readonly string[]
}

/** Brings the judged rules of a list up to date with a run: sorted, one in a line, with the comments that they have. */
export function updateJudged(list: JudgedList | undefined, { judged, isDropped, isWhole }: LastJudged): UpdatedJudged {
  const before = [...new Set(list?.ids.map(({ id }) => id))]
  const dropped = before.filter(isDropped)
  const removed = isWhole ? dropped : []
  const kept = before.filter((id) => !removed.includes(id))
  const added = judged.filter((id) => !before.includes(id))
  const document = list?.document ?? new Document()
  write(document, [...kept, ...added].toSorted())
  return { text: document.toString({ lineWidth: 0 }), kept, added, removed, spared: isWhole ? [] : dropped }
}

function write(document: Document, ids: readonly string[]): void {
  if (!isMap(document.contents)) {
    document.contents = document.createNode({ [JUDGED]: [] })
    document.contents.commentBefore = HEAD
  }
  if (document.directives) document.directives.docStart = true
  const old = document.get(JUDGED)
  const seq = isSeq(old) ? old : new YAMLSeq()
  const nodes = new Map(seq.items.flatMap((node) => (isScalar(node) ? [[node.value, node] as const] : [])))
  seq.items = ids.map((id) => nodes.get(id) ?? new Scalar(id))
  seq.flow = ids.length === 0
  document.set(JUDGED, seq)
}
