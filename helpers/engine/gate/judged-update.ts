import { Document, isMap, isScalar, isSeq, Scalar, YAMLSeq } from 'yaml'
import { JUDGED, type JudgedList } from './judged-list.ts'

const HEAD = ` Rules that were judged, whether they conform or are violated. A run with this list fails if it no longer judges one of them.
 Written by countersign known --update.`

/** The results of the last run for the rules that may be recorded. */
export interface LastJudged {
  /** The rules that it judged. */
  readonly judged: readonly string[]
  /** Whether the run covered a rule but did not judge it; also true for ids that no longer exist. */
  readonly isDropped: (id: string) => boolean
  /** Whether the run was complete and covered all rules. Otherwise nothing is removed. */
  readonly isWhole: boolean
}

/** The updated list of judged rules, and what changed. */
export interface UpdatedJudged {
  /** The YAML document with its start marker. */
  readonly text: string
  readonly kept: readonly string[]
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** The ids that a complete run of all rules would have removed. */
  readonly spared: readonly string[]
}

/** Updates the judged rules of a list after a run: sorted, one per line, with their existing comments. */
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
