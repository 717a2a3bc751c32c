import { changedAt, changesEveryResponse, isObject } from '../../fixtures/faults/changes/index.ts'
import { type JsonValue, startReferenceService } from '../../fixtures/reference-service/index.ts'
import { writtenAnchor } from '../app/target/anchor.ts'
import { catalogue, shapes } from '../app/project/suite.ts'
import { isSuspect } from '../engine/confirm/confirm.ts'
import { firstContact } from '../engine/contact/first-contact.ts'
import { runAll } from '../engine/run/run-all.ts'
import type { Scenario } from '../engine/scenario/scenario.ts'
import { openSession } from '../engine/session/session.ts'
import { DOCUMENTED } from '../product/catalogue/documented-members.ts'
import { anotherValue, withoutLast, withTwin } from './another-value.ts'
import type { Sweep } from './sweep.ts'

type View = keyof typeof UNSEEN

const below = (place: string, members: readonly string[]): string[] => members.map((path) => `${place}[].${path}`)

/** The documented members in each kind of response, with those of the objects in it. */
const MEMBERS: Readonly<Record<View, readonly string[]>> = {
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

/** Members whose value no statement settles, with the words of the document. */
const UNSEEN = {
  transaction: {},
  document: {},
  field: {},
  list: {},
  report: {},
  file: {},
  seal: {},
} satisfies Record<string, Readonly<Record<string, string>>>

/** The kind of response that a body is. */
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

/** Objects: their members have cases of their own. */
const OBJECTS = ['issuing_entity', 'creator', 'instructions', 'position', /_by_required_level$/, /_by_max_level$/]
/** Lists. */
const LISTS = [
  ...[
    'participants',
    'sealers',
    'documents',
    'actions',
    'carbon_copies',
    'watchers',
    'uploads',
    'collected',
    'content',
  ],
  ...[
    'signatures',
    'reviews',
    'sequencing',
    'editions',
    'captures',
    'tasks',
    'fields',
    'schedule',
    'level1_auth_means',
  ],
  ...['captured_documents', 'accepted_identity_documents', 'consents', 'optional_consents', /granted_consents$/],
]

const isAmong = (names: readonly (string | RegExp)[], path: string): boolean => {
  const name = path.replace(/^.*\./, '')
  return names.some((one) => (typeof one === 'string' ? one === name : one.test(name)))
}

type Way = readonly [way: string, change: (value: JsonValue, name: string) => JsonValue]

/** The ways in which a member can be wrong although its kind is right. */
const waysOf = (view: View, path: string): readonly Way[] => {
  if (isAmong(OBJECTS, path)) return []
  if (view !== 'report' && isAmong(LISTS, path))
    return [
      ['lacks its last element', withoutLast],
      ['has its first element twice', withTwin],
    ]
  return [['has another value', anotherValue]]
}

const AT_ONCE = 16
/** Milliseconds. */
const SCENARIO_MS = 20_000
const PATIENCE = { readMs: 3_000, slowMs: 8_000 }

/** How scenarios end that are judged until the first violation. */
interface Judged {
  isNoticed: boolean
  /** Whether any response had the member, with a value to change. */
  isShown: boolean
}

/** Judges a service whose responses of one kind have other values in one member, until a rule is violated. */
async function judged(view: View, path: string, change: Way[1], scenarios: readonly Scenario[]): Promise<Judged> {
  const result: Judged = { isNoticed: false, isShown: false }
  const name = path.replace(/^.*\./, '')
  const within = (value: JsonValue): JsonValue =>
    changedAt(value, path.split('.'), (one) => {
      const other = change(one, name)
      result.isShown ||= other !== one
      return other
    })
  const taken = changesEveryResponse((reply) => {
    if (reply.status !== 200 || viewOf(reply.body) !== view) return reply
    const body = Array.isArray(reply.body) ? reply.body.map(within) : within(reply.body)
    return { ...reply, body: body as typeof reply.body }
  })
  const service = await startReferenceService({ faults: { taken }, fault: 'taken' })
  const anchor = writtenAnchor()
  try {
    const { baseUrl, controlUrl } = service
    const known = { facts: anchor.facts, features: {} }
    const target = await firstContact({ kind: 'address', baseUrl, controlUrl, known, patience: PATIENCE })
    const session = openSession(target, AT_ONCE)
    const end = new AbortController()
    const run = { session, catalogue, shapes, seed: 1, scenarioMs: SCENARIO_MS, verdictsOnly: true }
    await runAll(scenarios, run, {
      concurrency: AT_ONCE,
      signal: end.signal,
      onRecord: (record) => {
        if (!isSuspect(record, catalogue)) return
        result.isNoticed = true
        end.abort()
      },
    })
    await session.close()
  } finally {
    anchor.remove()
    await service.close()
  }
  return result
}

const cases = (Object.keys(MEMBERS) as View[]).flatMap((view) =>
  MEMBERS[view].flatMap((path) =>
    waysOf(view, path).map(([way, change]) => ({
      name: `${path} of a ${view} ${way}`,
      waits: true,
      run: async (scenarios: readonly Scenario[]) => {
        const { isNoticed, isShown } = await judged(view, path, change, scenarios)
        const reason = (UNSEEN[view] as Readonly<Record<string, string>>)[path]
        if (isNoticed) return reason === undefined ? [] : [`noticed, so the exception is not needed: ${reason}`]
        if (reason !== undefined) return []
        return [isShown ? 'no rule is violated' : 'no response has the member']
      },
    })),
  ),
)

/** Services that show another value in one documented member, in one kind of response. */
export const otherValuesSweep: Sweep = {
  story: 'if one kind of response shows another value in a documented member, a rule is violated',
  turns: 300,
  cases,
}
