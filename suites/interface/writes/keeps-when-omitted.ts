import { Violation, type Args, type Context, type JsonObject, type Look } from '../../../helpers/engine/index.ts'
import type { RuleId } from '../../catalogue.ts'
import { onceShown } from '../reads/once-shown.ts'

/** How to recognise an argument that was passed earlier. */
interface Keeping {
  /** Whether a draft shows the argument of its creation; by default, whether the member of that name is equal. */
  readonly isHeld?: (before: JsonObject) => boolean
  /** Asserts that the argument reads as before; by default in the member of that name. */
  readonly kept?: (now: JsonObject, before: JsonObject) => void
  /** The other arguments of the update. */
  readonly other?: Args
}

/**
 * Asserts that an update that omits an argument leaves it unchanged, in the response and in a later reading. If the reading
 * before the update does not show the argument, the scenario is inconclusive.
 * @param passed the argument, with a value other than its default
 * @param keptBy the rule that a creation stores the argument
 */
export async function keepsWhenOmitted(
  context: Context,
  passed: Args,
  keptBy: RuleId,
  keeping: Keeping = {},
): Promise<void> {
  const { given, check, people, shows } = context
  const [[name, value] = ['', undefined]] = Object.entries(passed)
  const {
    isHeld = (before) => before[name] === value,
    kept = (now, before) => check.kept(name, now[name], before[name]),
    other = { name: people.title() },
  } = keeping
  const { id } = await given.draft(passed)
  const holds: Look = (read) => check.that(name, isHeld(read), 'the value passed on creation', read[name])
  const before = await onceShown(context, id, holds, keptBy)
  const answered = await given.calls.update(id, other)
  kept(answered, before)
  await showsAsAnswered(context, id, answered, Object.keys(other))
  await shows(id, (now) => kept(now, before))
}

/** Reads until members equal those of the response to an update, as reads may lag. If they never do, the scenario continues. */
async function showsAsAnswered({ shows, check }: Context, id: string, answered: JsonObject, names: readonly string[]) {
  try {
    await shows(id, (now) => {
      for (const name of names) check.equal(name, now[name], answered[name])
    })
  } catch (error) {
    if (!(error instanceof Violation)) throw error
  }
}
