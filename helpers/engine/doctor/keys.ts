import { FACTS } from '../facts/facts.ts'
import { hasFact, textOf } from '../facts/workspace.ts'
import { isSuccess } from '../http/exchange.ts'
import { contentOf, type Look } from './look.ts'
import { insteadOf, remark, type Remark } from './remark.ts'

/** The number of attempts before a variable is reported, because a single response may be misdirected. */
const TRIES = 2

/**
 * Whether the second key belongs to the same workspace: it must read a draft of the first key, unless the draft is
 * private.
 * @param id the id of the draft, which the first key can read
 */
export async function secondKey({ apiWith, session }: Look, id: string, isPrivate: boolean): Promise<Remark[]> {
  const { workspace } = session.target
  if (textOf(workspace, 'second-key') === undefined) return []
  const about = 'second key'
  let status = 0
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const answer = await apiWith('second-key').get(id)
    if (isSuccess(answer) && contentOf(answer).id === id)
      return [remark(about, 'fine', 'reads a draft of the first key')]
    ;({ status } = answer)
  }
  const hidden = isPrivate || hasFact(workspace, 'private-by-default')
  const { variable } = FACTS['second-key']
  if (status === 401)
    return [remark(about, 'wrong', `${variable}: the response to this key is 401; ${insteadOf('second-key')}`)]
  if (hidden || (status !== 403 && status !== 404))
    return [
      remark(
        about,
        'note',
        `the response to reading a draft of the first key is ${status}${hidden ? '; the draft is private' : ''}`,
      ),
    ]
  const why = `it cannot read a draft of ESIGN_API_KEY (${status}), so it belongs to another workspace or lacks full access`
  return [remark(about, 'wrong', `${variable}: ${why}; ${insteadOf('second-key')}`)]
}

/** Whether the key without access really has none. Rules that need it check this, too. */
export async function noAccessKey({ session }: Look): Promise<Remark[]> {
  const { workspace } = session.target
  if (workspace.made || textOf(workspace, 'no-access-key') === undefined) return []
  const about = 'no-access key'
  const problem = await session.noAccessProblem()
  if (problem === undefined) return [remark(about, 'fine', 'grants no access to a draft of the workspace')]
  const instead = `${insteadOf('no-access-key')}; until then, the rules that need it are inconclusive`
  return [remark(about, 'warning', `${FACTS['no-access-key'].variable}: ${problem}; ${instead}`)]
}
