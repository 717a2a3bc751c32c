import { FACTS } from '../facts/facts.ts'
import { hasFact, textOf } from '../facts/workspace.ts'
import { isSuccess } from '../http/exchange.ts'
import { toldIn, type Look } from './look.ts'
import { insteadOf, remark, type Remark } from './remark.ts'

/** What is tried a second time before it is held against a variable: one answer may have gone astray. */
const TRIES = 2

/**
 * Whether the second key is one of the same workspace: it reads a draft that the first one made, unless that is private.
 * @param id of that draft, which the first key reads
 */
export async function secondKey({ apiWith, session }: Look, id: string, isPrivate: boolean): Promise<Remark[]> {
  const { workspace } = session.target
  if (textOf(workspace, 'second-key') === undefined) return []
  const about = 'second key'
  let status = 0
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const answer = await apiWith('second-key').get(id)
    if (isSuccess(answer) && toldIn(answer).id === id) return [remark(about, 'fine', 'reads what the first one made')]
    ;({ status } = answer)
  }
  const hidden = isPrivate || hasFact(workspace, 'private-by-default')
  const { variable } = FACTS['second-key']
  if (status === 401)
    return [remark(about, 'wrong', `${variable}: the target answers 401 to it; ${insteadOf('second-key')}`)]
  if (hidden || (status !== 403 && status !== 404))
    return [
      remark(about, 'note', `answered ${status} for a draft of the first one${hidden ? ', which is private' : ''}`),
    ]
  const why = `it reads no draft that ESIGN_API_KEY made (${status}), and so is of another workspace, or without full access`
  return [remark(about, 'wrong', `${variable}: ${why}; ${insteadOf('second-key')}`)]
}

/** Whether the key without access is such a key: each rule that needs it looks at that, too. */
export async function noAccessKey({ session }: Look): Promise<Remark[]> {
  const { workspace } = session.target
  if (workspace.made || textOf(workspace, 'no-access-key') === undefined) return []
  const about = 'no-access key'
  const problem = await session.noAccessProblem()
  if (problem === undefined) return [remark(about, 'fine', 'grants no access to a draft of the workspace')]
  const instead = `${insteadOf('no-access-key')}; until then the rules that need it are inconclusive`
  return [remark(about, 'warning', `${FACTS['no-access-key'].variable}: ${problem}; ${instead}`)]
}
