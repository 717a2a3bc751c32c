import { changesEveryResponse, isObject, textOf } from '../../fixtures/faults/changes/index.ts'
import { type JsonValue, startReferenceService } from '../../fixtures/reference-service/index.ts'
import { catalogue, shapes } from '../app/project/suite.ts'
import { writtenAnchor } from '../app/target/anchor.ts'
import { isSuspect } from '../engine/confirm/confirm.ts'
import { firstContact } from '../engine/contact/first-contact.ts'
import { runAll } from '../engine/run/run-all.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import { openSession } from '../engine/session/session.ts'
import { DOCUMENTED } from '../product/catalogue/documented-members.ts'
import { type Change, type Way, waysOf } from './member-ways.ts'
import { exceptionOf } from './member-exceptions.ts'
import type { Sweep } from './sweep.ts'

const below = (place: string, members: readonly string[]): string[] => members.map((path) => `${place}[].${path}`)

/** The documented members in each kind of response, with those of the objects in it. */
const MEMBERS = {
  transaction: [
    ...DOCUMENTED.transaction,
    ...below('documents', DOCUMENTED.document),
    ...below('documents[].fields', DOCUMENTED.field),
  ],
  document: [...DOCUMENTED.document, ...below('fields', DOCUMENTED.field)],
  field: DOCUMENTED.field,
  list: [...DOCUMENTED.list, ...below('content', DOCUMENTED.item)],
  report: DOCUMENTED.report,
  file: DOCUMENTED.file,
  seal: DOCUMENTED.seal,
}

type View = keyof typeof MEMBERS

function viewOf(body: JsonValue): View | undefined {
  if (Array.isArray(body)) return 'field'
  if (!isObject(body)) return undefined
  if (body['object'] === 'transaction') return 'transaction'
  if (body['object'] === 'events-report') return 'report'
  if (body['object'] === 'file') return 'file'
  if ('content' in body) return 'list'
  if ('logo_display' in body) return 'seal'
  if ('built_in' in body) return 'field'
  return 'fields' in body ? 'document' : undefined
}

/** Members that identify an object in several responses. */
const NAMES = ['id', 'tenant_id', 'email', 'actor', 'member_id']

/** The position of an object, and its identity, or `?` if it has none. */
function placeOf(value: JsonValue, at: number): string {
  const own = NAMES.map((name) => (isObject(value) ? value[name] : undefined)).find((one) => one !== undefined)
  return `#${at}:${own === undefined ? '?' : textOf(own)}`
}

/** A body in which a member is changed wherever it is shown. */
function changedIn(
  value: JsonValue,
  [segment = '', ...rest]: readonly string[],
  change: Change,
  place: string,
): JsonValue {
  const name = segment.replace('[]', '')
  const member = isObject(value) ? value[name] : undefined
  if (!isObject(value) || member === undefined || member === null) return value
  const here = `${place}.${name}`
  const within = (one: JsonValue, at?: number) =>
    changedIn(one, rest, change, here + (at === undefined ? '' : placeOf(one, at)))
  if (rest.length === 0) return { ...value, [name]: change(member, name, here) }
  return { ...value, [name]: Array.isArray(member) ? member.map(within) : within(member) }
}

/** One member that is shown wrongly in one kind of response. */
interface WrongMember {
  readonly view: View
  readonly path: string
  readonly way: Way
}

const AT_ONCE = 16
/** Milliseconds. */
const SCENARIO_MS = 20_000
const PATIENCE = { readMs: 3_000, slowMs: 8_000 }

/** Scenarios whose rules name a member come first: they are the likeliest to notice it. */
function inOrderFor(member: string, scenarios: readonly Scenario[]): readonly Scenario[] {
  const word = member.replaceAll('_', '-')
  const isNear = ({ rules }: Scenario) => rules.some((id) => id.includes(word))
  return [...scenarios.filter(isNear), ...scenarios.filter((one) => !isNear(one))]
}

/** Judges the reference service with one wrong member, until a rule is violated. */
async function judged({ view, path, way }: WrongMember, scenarios: readonly Scenario[]) {
  const result = { isNoticed: false, isShown: false }
  const make = way.change()
  const change: Change = (value, member, place) => {
    const other = make(value, member, place)
    result.isShown ||= JSON.stringify(other) !== JSON.stringify(value)
    return other
  }
  const wrong = changesEveryResponse((reply) => {
    const { status, body } = reply
    if (status !== 200 || viewOf(body) !== view) return reply
    const within = (one: JsonValue, at: number) => changedIn(one, path.split('.'), change, placeOf(one, at))
    return { ...reply, body: (Array.isArray(body) ? body.map(within) : within(body, 0)) as typeof body }
  })
  const service = await startReferenceService({ faults: { wrong }, fault: 'wrong' })
  const anchor = writtenAnchor()
  try {
    const { baseUrl, controlUrl } = service
    const known = { facts: anchor.facts, features: {} }
    const target = await firstContact({ kind: 'address', baseUrl, controlUrl, known, patience: PATIENCE })
    const session = openSession(target, AT_ONCE)
    const run = { session, catalogue, shapes, seed: 1, scenarioMs: SCENARIO_MS, verdictsOnly: true }
    const left = [...inOrderFor(path.replace(/^.*\./, ''), scenarios)]
    for (let many = AT_ONCE; left.length > 0 && !result.isNoticed; many *= 4) {
      await runAll(left.splice(0, many), run, {
        concurrency: AT_ONCE,
        isEnough: () => result.isNoticed,
        onRecord: (record) => void (result.isNoticed ||= isSuspect(record, catalogue)),
      })
    }
    await session.close()
  } finally {
    anchor.remove()
    await service.close()
  }
  return result
}

/** The problems of one wrong member. */
async function problemsOf(wrong: WrongMember, scenarios: readonly Scenario[]): Promise<string[]> {
  const { view, path, way } = wrong
  const { isNoticed, isShown } = await judged(wrong, scenarios)
  const why = exceptionOf(view, path, way.name)
  if (why !== undefined) return isNoticed ? [`noticed, so the exception is not needed: ${why}`] : []
  if (isNoticed || (way.mayBeIdle && !isShown)) return []
  return [isShown ? 'no rule is violated' : 'no response shows it with a value to change']
}

const WRONG: readonly WrongMember[] = (Object.keys(MEMBERS) as View[]).flatMap((view) =>
  MEMBERS[view].flatMap((path) => waysOf(view, path).map((way) => ({ view, path, way }))),
)

/** Services that show one documented member wrongly in one kind of response. */
export const membersSweep: Sweep = {
  story: 'if one kind of response shows a documented member with another value of its kind, a rule is violated',
  turns: 800,
  quarter: 2,
  cases: WRONG.map((wrong) => ({
    name: `${wrong.path} of a ${wrong.view} ${wrong.way.name}`,
    waits: true,
    run: (scenarios: readonly Scenario[]) => problemsOf(wrong, scenarios),
  })),
}
