import { peopleFor } from '../../fixtures/people/people.ts'
import { apiCalls, type Api } from '../api/api.ts'
import type { Need } from '../catalogue/needs.ts'
import { FACTS } from '../catalogue/needs.ts'
import { factOf, guardFor, hooksFor, type Guard } from '../given/hooks.ts'
import { givenFor } from '../given/given.ts'
import type { Answer, Auth } from '../http/exchange.ts'
import { check } from '../judge/check.ts'
import { Inconclusive, NotExercised, ServerError } from '../outcome/errors.ts'
import { eventually } from '../judge/eventually.ts'
import { accepts, answers, copes, judged, notExercised, refuses, refusesOrIgnores } from '../judge/requests.ts'
import { checkUnchanged } from '../judge/unchanged.ts'
import { isObject, shown } from '../values/json.ts'
import type { Context } from '../scenario/context.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { featuresFor, isSwitch, hasFact, type Workspace } from '../targets/target.ts'
import { createJournal, type Journal } from '../evidence/journal.ts'
import type { Session } from './session.ts'

/** One try of a scenario: what it left behind, and the error that ended it, if any. */
export interface Attempt {
  readonly journal: Journal
  readonly guard: Guard
  readonly answers: readonly Answer[]
  readonly error: unknown
}

/** Runs a scenario once, with a context of its own. Never throws: what the body throws is part of the attempt. */
export async function attempt(
  scenario: Scenario,
  needs: readonly Need[],
  session: Session,
  seed: number,
  signal: AbortSignal,
): Promise<Attempt> {
  const journal = createJournal(session)
  const guard = guardFor(needs)
  const seen: Answer[] = []
  try {
    const workspace = await workspaceFor(needs, session, journal)
    await scenario.body(contextFor({ scenario, session, workspace, journal, guard, seed, signal, seen }))
    return { journal, guard, answers: seen, error: undefined }
  } catch (error) {
    return { journal, guard, answers: seen, error }
  }
}

async function workspaceFor(needs: readonly Need[], session: Session, journal: Journal): Promise<Workspace> {
  const workspace = await session.workspaceWith(featuresFor(needs), needs.includes('clock'), journal)
  const missing = needs.filter(isSwitch).find((need) => !hasFact(workspace, need))
  if (missing) throw new NotExercised(`no workspace could be had with: ${FACTS[missing].tells}`)
  return workspace
}

interface Setting {
  readonly scenario: Scenario
  readonly session: Session
  readonly workspace: Workspace
  readonly journal: Journal
  readonly guard: Guard
  readonly seed: number
  readonly signal: AbortSignal
  readonly seen: Answer[]
}

function contextFor({ scenario, session, workspace, journal, guard, seed, signal, seen }: Setting): Context {
  const { patience, scheme } = session.target
  const apiAs = (auth: Auth | undefined, look: (answer: Answer) => void = () => {}): Api =>
    apiCalls(
      (outgoing) =>
        journal.step(`${outgoing.method} ${outgoing.path}`, async () => {
          const answer = await session.send(journal, auth, outgoing, signal)
          seen.push(answer)
          look(answer)
          return answer
        }),
      () => session.arrays(),
    )
  const api = apiAs({ scheme, secret: workspace.key })
  const people = peopleFor(seed, keyOf(scenario))
  const hooks = hooksFor(session.control(journal, signal), workspace, guard)
  const given = givenFor({ api, people, hooks, patience, signal, step: journal.step })
  const unchanged = async (id: string) => {
    const before = await given.read(id)
    return () => eventually(patience.readMs, async () => checkUnchanged(before, await given.read(id)), signal)
  }
  return {
    api,
    apiAs: (auth) => apiAs(auth),
    apiWithSecondKey: () => apiAs({ scheme, secret: factOf('second-key', workspace, guard) }),
    apiWithoutAccess: () =>
      apiAs({ scheme, secret: factOf('no-access-key', workspace, guard) }, ({ status }) => {
        if (status === 401 && !workspace.made)
          throw new Inconclusive(
            `${FACTS['no-access-key'].variable}: the target answers 401 to this key; it must be ${FACTS['no-access-key'].tells}`,
          )
      }),
    async apiOfAnotherWorkspace() {
      guard.use('workspaces')
      return apiAs({ scheme, secret: (await session.workspaceWith({}, true, journal)).key })
    },
    given,
    control: hooks,
    check,
    people,
    workspace,
    fact: (fact) => factOf(fact, workspace, guard),
    members() {
      guard.use('members')
      if (workspace.members.length < 2) throw new NotExercised(`the workspace lacks: ${FACTS.members.tells}`)
      return workspace.members
    },
    accepts,
    answers,
    copes,
    refuses: (send, bad, good, { on, notFound } = {}) =>
      refuses(send, bad, good, {
        ...(on !== undefined && { unchanged: () => unchanged(on) }),
        ...(notFound !== undefined && { notFound }),
      }),
    refusesOrIgnores,
    async witness(key, send) {
      try {
        const answer = await send()
        journal.observations.push({ key, value: inWords(answer) })
        return answer
      } catch (error) {
        if (!(error instanceof ServerError)) throw error
        journal.observations.push({ key, value: `${error.status}` })
        return undefined
      }
    },
    async refusesInState(transaction, send, twin) {
      const assertUnchanged = await unchanged(transaction.id)
      check.refused(await judged('a refusal (4xx)', () => send(transaction.id)))
      await assertUnchanged()
      const { status } = await send(await twin())
      if (status < 200 || status > 299)
        throw new Inconclusive(
          `the same request was answered ${status} where it must be accepted: the refusal says nothing`,
        )
    },
    shows: (id, look) =>
      eventually(
        patience.readMs,
        async () => {
          const transaction = await given.read(id)
          look(transaction)
          return transaction
        },
        signal,
      ),
    eventually: (look) => eventually(patience.slowMs, look, signal),
    observe: (key, value) =>
      void journal.observations.push({ key, value: typeof value === 'string' ? value : shown(value) }),
    step: journal.step,
    notExercised,
  }
}

/** Status, error type and code, state: what an observation tells of an answer. */
function inWords({ status, body }: Answer): string {
  if (!isObject(body)) return `${status}`
  const told = ['state', 'type', 'error', 'param'].filter((member) => typeof body[member] === 'string')
  return [`${status}`, ...told.map((member) => `${member} ${String(body[member])}`)].join(', ')
}
