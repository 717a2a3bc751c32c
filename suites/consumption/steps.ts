import { isObject, type Context, type JsonObject } from '../../helpers/engine/index.ts'
import { settled } from '../interface/reads/stays-true.ts'
import { reportOf } from './reports.ts'
import { ofOne } from './works.ts'

/** The counts of a report by name; counts by level have the name `name.level`. */
const countsIn = (report: JsonObject): Map<string, number> =>
  new Map(
    Object.entries(report).flatMap(([name, value]): [string, number][] => {
      if (typeof value === 'number') return [[name, value]]
      if (!isObject(value)) return []
      return Object.entries(value).flatMap(([level, count]): [string, number][] =>
        typeof count === 'number' ? [[`${name}.${level}`, count]] : [],
      )
    }),
  )

/** The differences between two reports: "signatures +1, timestamps +1". */
function differencesBetween(before: JsonObject, after: JsonObject): string {
  const were = countsIn(before)
  const moved = [...countsIn(after)].flatMap(([name, count]) => {
    const by = count - (were.get(name) ?? 0)
    return by === 0 ? [] : [`${name} ${by > 0 ? '+' : ''}${by}`]
  })
  return moved.length === 0 ? 'nothing' : moved.join(', ')
}

/** Takes transactions through their states step by step, and records which counts each step changes. Judges nothing. */
export async function records(context: Context): Promise<void> {
  const { given, observe } = context
  let before = await reportOf(context)
  const observeChanges = async <T>(step: string, act: () => Promise<T>): Promise<T> => {
    const done = await act()
    await settled(context)
    const after = await reportOf(context)
    observe(`counts that ${step} changes`, differencesBetween(before, after))
    before = after
    return done
  }

  const { id } = await observeChanges('a draft that is ready to start', () => given.startable())
  await observeChanges('the start of a draft', () => given.calls.start(id))
  await observeChanges('a pause', () => given.calls.pause(id))
  await observeChanges('a cancellation after the start', () => given.calls.cancel(id))
  await observeChanges('the cancellation of a draft', async () => given.calls.cancel((await given.draft()).id))
  await observeChanges('a transaction that is started, signed and completed', () => ofOne(context))
}
