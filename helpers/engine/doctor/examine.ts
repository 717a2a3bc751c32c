import { setTimeout as sleep } from 'node:timers/promises'
import { factEntries } from '../facts/facts.ts'
import { textOf, type Workspace } from '../facts/workspace.ts'
import { isSuccess } from '../http/exchange.ts'
import { openSession, type Session } from '../session/session.ts'
import type { Target } from '../targets/target.ts'
import { documentFacts } from './document-facts.ts'
import { draftFacts } from './facts.ts'
import { noAccessKey, secondKey } from './keys.ts'
import { found, lookAt, contentOf, type Look } from './look.ts'
import { remark, type Remark } from './remark.ts'
import { workspaceId } from './workspace-id.ts'
import { arrays, clock, control, encryption, uploads } from './surroundings.ts'

/** The checks send few requests, so few connections are enough. */
const CONNECTIONS = 4

/** The result of checking a set-up. */
export interface Examination {
  readonly remarks: readonly Remark[]
  /** The median duration of a request in milliseconds; absent if none was sent. */
  readonly answerMs?: number
}

/**
 * Checks the set-up of a target before anything is judged, to find problems that a run would wrongly blame on the
 * target. A workspace that the control interface created is not checked.
 */
export async function examineBriefly(target: Target): Promise<Remark[]> {
  const before = [...encryption(target), clock(target)]
  const { workspace } = target
  if (workspace.made || !(statesFacts(workspace) || textOf(workspace, 'second-key') !== undefined)) return before
  return inSession(target, async (look) => [...before, ...clean(await workspaceRemarks(look), look)])
}

/** Also checks everything else that a person wants to know before the first run. */
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

/** Removes keys that the target repeats in its messages. */
const clean = (remarks: readonly Remark[], { journal }: Look): Remark[] =>
  remarks.map((one) => ({ ...one, text: journal.redactor.redact(one.text) }))

async function inSession<T>(target: Target, body: (look: Look) => Promise<T>): Promise<T> {
  const session: Session = openSession(target, CONNECTIONS)
  const look = lookAt(session)
  try {
    return await body(look)
  } finally {
    await session.cleanUp(look.journal.leftovers)
    await session.close()
  }
}

/** Checks a configured workspace. */
async function workspaceRemarks(look: Look): Promise<Remark[]> {
  const remarks = await found('facts', async () => {
    // Without arguments: a target may refuse any of them.
    const draft = await look.api.create({ name: undefined })
    const { id, members } = contentOf(draft)
    // Faults of a plain draft are judged later; here they only prevent further checks.
    if (!isSuccess(draft) || id === undefined || !(await isRead(look, id)))
      return [remark('facts', 'note', 'could not be checked: no plain draft could be created and read')]
    return [
      ...(await found('second key', () => secondKey(look, id, members['private'] === true))),
      ...defaults(look.session.target.workspace, members),
      ...(await found('facts', () => draftFacts(look, id))),
      ...(await found('facts', () => documentFacts(look, id))),
      ...(await workspaceId(look, id)),
    ]
  })
  const isQuiet = !remarks.some(({ about }) => about === 'facts')
  return isQuiet && statesFacts(look.session.target.workspace)
    ? [...remarks, remark('facts', 'fine', 'the target accepts the configured facts of the workspace')]
    : remarks
}

const PAUSE_MS = 250

/** Whether a draft can be read, allowing for lag. */
async function isRead({ api, session }: Look, id: string): Promise<boolean> {
  const deadline = Date.now() + session.target.patience.readMs
  for (;;) {
    if (isSuccess(await api.get(id))) return true
    if (Date.now() > deadline) return false
    await sleep(PAUSE_MS)
  }
}

/** Whether facts of the workspace are configured, apart from its keys. */
const statesFacts = ({ facts, features }: Workspace): boolean =>
  features.private_by_default !== undefined ||
  factEntries.some(([fact, { isSecret, everywhere }]) => !isSecret && !everywhere && facts[fact] !== undefined)

/** Whether a plain draft matches the configured facts. */
function defaults({ facts, features }: Workspace, draft: Record<string, unknown>): Remark[] {
  const { folder_id: folder, private: isPrivate } = draft
  const warning = (text: string) => [remark('facts', 'warning', text)]
  return [
    ...(typeof folder === 'string' && folder === facts.folder
      ? warning(
          'ESIGN_FOLDER_ID: the target puts a plain draft into this folder; give one that is not the default folder',
        )
      : []),
    ...(typeof folder === 'string' && facts['default-folder'] !== undefined && facts['default-folder'] !== folder
      ? warning(`ESIGN_DEFAULT_FOLDER_ID: the target puts a plain draft into folder ${folder}; check the variable`)
      : []),
    ...(typeof isPrivate === 'boolean' && features.private_by_default === !isPrivate
      ? warning(`ESIGN_PRIVATE_BY_DEFAULT: a plain draft has private ${isPrivate}; check the variable`)
      : []),
  ]
}
