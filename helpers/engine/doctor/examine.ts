import { setTimeout as sleep } from 'node:timers/promises'
import { factEntries } from '../facts/facts.ts'
import { textOf, type Workspace } from '../facts/workspace.ts'
import { isSuccess } from '../http/exchange.ts'
import { openSession, type Session } from '../session/session.ts'
import type { Target } from '../targets/target.ts'
import { documentFacts } from './document-facts.ts'
import { draftFacts } from './facts.ts'
import { noAccessKey, secondKey } from './keys.ts'
import { found, lookAt, toldIn, type Look } from './look.ts'
import { remark, type Remark } from './remark.ts'
import { workspaceId } from './workspace-id.ts'
import { arrays, clock, control, encryption, uploads } from './surroundings.ts'

/** Connections are few: so are the requests. */
const CONNECTIONS = 4

/** What was found of a set-up. */
export interface Examination {
  readonly remarks: readonly Remark[]
  /** Milliseconds that a request takes as a rule; absent where none was sent. */
  readonly answerMs?: number
}

/**
 * Looks at the set-up of a target that was met, before anything is judged: what could make a run accuse it of what is not its
 * fault. A workspace that the control interface made is as it says.
 */
export async function examineBriefly(target: Target): Promise<Remark[]> {
  const before = [...encryption(target), clock(target)]
  const { workspace } = target
  if (workspace.made || !(tellsFacts(workspace) || textOf(workspace, 'second-key') !== undefined)) return before
  return inSession(target, async (look) => [...before, ...clean(await workspaceRemarks(look), look)])
}

/** The same, and everything else that a person wants to know before a first run. */
export async function examine(target: Target): Promise<Examination> {
  return inSession(target, async (look) => {
    const remarks = [
      ...encryption(target),
      control(target),
      remark('key', 'fine', `is accepted, as ${target.scheme === 'bearer' ? 'Bearer' : 'Basic authentication'}`),
      ...(target.workspace.made ? [] : await workspaceRemarks(look)),
      ...(await found('no-access key', () => noAccessKey(look))),
      clock(target),
      ...(await found('arrays', () => arrays(look))),
      ...(await found('uploads', () => uploads(look))),
    ]
    const took = look.journal.exchanges.filter(({ parts }) => !parts).map(({ durationMs }) => durationMs)
    const answerMs = took.toSorted((a, b) => a - b)[Math.floor(took.length / 2)]
    return { remarks: clean(remarks, look), ...(answerMs !== undefined && { answerMs }) }
  })
}

/** Without what a target repeats of keys. */
const clean = (remarks: readonly Remark[], { journal }: Look): Remark[] =>
  remarks.map((one) => ({ ...one, text: journal.redactor.redact(one.text) }))

async function inSession<T>(target: Target, body: (look: Look) => Promise<T>): Promise<T> {
  const session: Session = openSession(target, CONNECTIONS)
  const look = lookAt(session)
  try {
    return await body(look)
  } finally {
    await session.cleanUp(look.journal.litter)
    await session.close()
  }
}

/** What is told of a given workspace. */
async function workspaceRemarks(look: Look): Promise<Remark[]> {
  const remarks = await found('facts', async () => {
    const draft = await look.api.create()
    const { id, members } = toldIn(draft)
    // What a plain draft lacks is judged later; here it keeps from looking.
    if (!isSuccess(draft) || id === undefined || !(await isRead(look, id)))
      return [remark('facts', 'note', 'could not be looked at: no plain draft could be made and read')]
    return [
      ...(await found('second key', () => secondKey(look, id, members['private'] === true))),
      ...defaults(look.session.target.workspace, members),
      ...(await found('facts', () => draftFacts(look, id))),
      ...(await found('facts', () => documentFacts(look, id))),
      ...(await workspaceId(look, id)),
    ]
  })
  const isQuiet = !remarks.some(({ about }) => about === 'facts')
  return isQuiet && tellsFacts(look.session.target.workspace)
    ? [...remarks, remark('facts', 'fine', 'the target takes what is told of the workspace')]
    : remarks
}

const PAUSE_MS = 250

/** Whether a draft is read, sooner or later: reads may lag. */
async function isRead({ api, session }: Look, id: string): Promise<boolean> {
  const deadline = Date.now() + session.target.patience.readMs
  for (;;) {
    if (isSuccess(await api.get(id))) return true
    if (Date.now() > deadline) return false
    await sleep(PAUSE_MS)
  }
}

/** Whether something is told of a workspace itself, beside its keys. */
const tellsFacts = ({ facts, features }: Workspace): boolean =>
  features.private_by_default !== undefined ||
  factEntries.some(([fact, { isSecret, everywhere }]) => !isSecret && !everywhere && facts[fact] !== undefined)

/** Whether a plain draft is as is told of the workspace. */
function defaults({ facts, features }: Workspace, draft: Record<string, unknown>): Remark[] {
  const { folder_id: folder, private: isPrivate } = draft
  const warning = (text: string) => [remark('facts', 'warning', text)]
  return [
    ...(typeof folder === 'string' && folder === facts.folder
      ? warning('ESIGN_FOLDER_ID: the target puts a plain draft there; is it the default folder?')
      : []),
    ...(typeof folder === 'string' && facts['default-folder'] !== undefined && facts['default-folder'] !== folder
      ? warning(`ESIGN_DEFAULT_FOLDER_ID: the target puts a plain draft into folder ${folder}; check the variable`)
      : []),
    ...(typeof isPrivate === 'boolean' && features.private_by_default === !isPrivate
      ? warning(`ESIGN_PRIVATE_BY_DEFAULT: a plain draft has private ${isPrivate}; check the variable`)
      : []),
  ]
}
