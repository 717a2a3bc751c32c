import { peopleFor } from '../../../fixtures/people/people.ts'
import { apiCalls, type Api } from '../api/api.ts'
import type { Journal, Steps } from '../evidence/journal.ts'
import { FACTS } from '../facts/facts.ts'
import { textOf, type Workspace } from '../facts/workspace.ts'
import { noDraftNames } from '../given/drafts.ts'
import { givenFor } from '../given/given.ts'
import { factOf, hooksFor, membersOf, type Guard } from '../given/hooks.ts'
import { newActionsFor } from '../given/new-actions.ts'
import { preparationsFor } from '../given/preparations.ts'
import type { Tools } from '../given/tools.ts'
import type { Auth } from '../http/exchange.ts'
import { check } from '../judge/check.ts'
import { markedName } from '../leftovers/mark.ts'
import { MalformedResponse, Inconclusive, NotExercised } from '../outcome/errors.ts'
import type { Context } from '../scenario/context.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import { verbsFor } from '../scenario/verbs.ts'
import { shown } from '../values/json.ts'
import { nextTurn } from '../values/turn.ts'
import type { SeenAnswer } from './judged.ts'
import { lackingFor } from './offers.ts'
import type { Run } from './run.ts'

/** The parts of one attempt at a scenario that are not shared. */
export interface Setting {
  readonly scenario: Scenario
  readonly workspace: Workspace
  readonly journal: Journal
  readonly guard: Guard
  readonly signal: AbortSignal
  /** Receives every response. */
  readonly seen: SeenAnswer[]
  /** Receives malformed responses. */
  readonly malformed: MalformedResponse[]
  /** Receives the rules that the scenario and its set-up steps depend on. */
  readonly dependsOn: string[]
  /** Contains every request until its response arrives. */
  readonly underWay: Set<Promise<unknown>>
  /** The kinds of malformed responses that occurred in every earlier attempt: this attempt accepts them as they are. */
  readonly acceptedKinds: readonly string[]
}

/** Creates the context of one attempt at a scenario. */
export function contextFor({ session, catalogue, shapes, seed, leastMs = 0 }: Run, setting: Setting): Context {
  const { scenario, workspace, journal, guard, signal, seen, malformed, dependsOn, underWay, acceptedKinds } = setting
  const { patience, scheme, clockOffsetMs = 0, mailDomain } = session.target
  const waits = session.waits.of(scenario.rules[0])
  const whenPrepared = preparationsFor({ patience, waits, signal })
  const apiAs = (auth: Auth | undefined, before: () => Promise<void> = async () => {}, steps: Steps = journal): Api => {
    const api = apiCalls(
      whenPrepared(async (outgoing) => {
        const lacking = lackingFor(outgoing, workspace)
        if (lacking !== undefined) throw new NotExercised(lacking)
        return steps.step(`${outgoing.method} ${outgoing.path}`, async () => {
          await before()
          const sending = session.send(journal, auth, outgoing, { signal, acceptedKinds })
          underWay.add(sending)
          try {
            const answer = await sending
            seen.push({ answer, turn: nextTurn() })
            return answer
          } catch (error) {
            if (error instanceof MalformedResponse) malformed.push(error)
            throw error
          } finally {
            underWay.delete(sending)
          }
        })
      }),
      () => session.arrays(),
    )
    // Leftover drafts are found by name, so a draft gets a name of the run unless the scenario passes another one, or
    // `undefined`.
    return { ...api, create: (args) => api.create({ name: markedName(session.mark), ...args }) }
  }
  const ownApi = (steps: Steps) => apiAs({ scheme, secret: workspace.key }, undefined, steps)
  const people = peopleFor(seed, keyOf(scenario), mailDomain)
  const control = session.control(journal, signal, newActionsFor({ patience, waits, signal }))
  const hooks = hooksFor(control, workspace, guard, session.target.capabilities)
  const draftNames = noDraftNames()
  const toolsIn = (steps: Steps): Tools => ({
    api: ownApi(steps),
    people,
    hooks,
    patience,
    waits,
    signal,
    markedName: () => markedName(session.mark),
    draftNames,
    step: (name, body) => steps.step(name, (within) => body(toolsIn(within))),
  })
  const tools = toolsIn(journal)

  let another: ReturnType<typeof session.workspaceWith> | undefined
  /** A workspace that is new to this scenario, and has issuing entities if its own has some. */
  const anotherWorkspace = () => {
    const { issuing_entities } = workspace.features
    another ??= session.workspaceWith(issuing_entities ? { issuing_entities } : {}, true, journal)
    return another
  }

  const context: Context = {
    dependsOn(...rules) {
      // Steps, and scenarios of own rules, may be written without the types of ids.
      const unknown = rules.find((id) => !catalogue.has(id))
      if (unknown !== undefined) throw new Error(`dependsOn: there is no rule ${unknown}`)
      dependsOn.push(...rules.filter((id) => !dependsOn.includes(id)))
    },
    api: tools.api,
    apiAs: (auth) => apiAs(auth),
    apiWithSecondKey: () => apiAs({ scheme, secret: factOf('second-key', workspace, guard) }),
    apiWithoutAccess() {
      const secret = factOf('no-access-key', workspace, guard)
      return apiAs({ scheme, secret }, async () => {
        const problem = workspace.made ? undefined : await session.noAccessProblem()
        if (problem !== undefined) throw wrongKey('no-access-key', problem)
      })
    },
    async apiOfAnotherWorkspace() {
      guard.use('workspaces')
      return apiAs({ scheme, secret: (await anotherWorkspace()).key })
    },
    async factOfAnotherWorkspace(fact) {
      guard.use('workspaces')
      return textOf(await anotherWorkspace(), fact)
    },
    async membersOfAnotherWorkspace() {
      guard.use('workspaces')
      const { members } = (await anotherWorkspace()).facts
      return Array.isArray(members) ? members : []
    },
    given: givenFor(tools),
    control: hooks,
    now: () => Date.now() + clockOffsetMs,
    check,
    people,
    workspace,
    fact: (fact) => factOf(fact, workspace, guard),
    members: () => membersOf(workspace, guard),
    observe: (key, value) =>
      void journal.observations.push({ key, value: typeof value === 'string' ? value : shown(value) }),
    ...verbsFor({
      patience,
      waits,
      signal,
      leastMs,
      shapes,
      exchanges: journal.exchanges,
      context: () => context,
    }),
  }
  return context
}

/** If the user's key does not match the description of its variable, that says nothing about the target. */
function wrongKey(fact: 'no-access-key', why: string): Inconclusive {
  const { variable, tells } = FACTS[fact]
  return new Inconclusive(`${variable}: ${why}; it must be ${tells}`)
}
