import type { Args } from '../../../helpers/engine/http/encode.ts'
import { Inconclusive, Violation } from '../../../helpers/engine/outcome/errors.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import type { JsonObject } from '../../../helpers/engine/values/json.ts'
import type { RuleId } from '../../catalogue.ts'

/** How an argument is found again that was passed before. */
interface Keeping {
  /** Whether a draft shows what it was created with; by default under the name of the argument, exactly. */
  readonly isHeld?: (before: JsonObject) => boolean
  /** Asserts that it reads as before; by default under the name of the argument. */
  readonly kept?: (now: JsonObject, before: JsonObject) => void
  /** What the update carries in its place. */
  readonly other?: Args
}

/**
 * Asserts that an update without an argument leaves it as it was, in its answer and in a later reading. It is compared with a
 * reading before the update; where that does not show what was passed, there is nothing that could be kept.
 * @param passed the argument, with another value than its default
 * @param keptBy the rule that a creation holds it
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
  const before = await given.read(id)
  if (!isHeld(before)) throw notHeld(name, keptBy)
  const answered = await given.calls.update(id, other)
  kept(answered, before)
  await showsAsAnswered(context, id, answered, Object.keys(other))
  await shows(id, (now) => kept(now, before))
}

/** Reads until members are what an update answered, as reads may lag; where they never are, the case goes on. */
async function showsAsAnswered({ shows, check }: Context, id: string, answered: JsonObject, names: readonly string[]) {
  try {
    await shows(id, (now) => {
      for (const name of names) check.equal(name, now[name], answered[name])
    })
  } catch (error) {
    if (!(error instanceof Violation)) throw error
  }
}

const notHeld = (name: string, keptBy: RuleId) =>
  new Inconclusive(`set-up: the draft does not show the ${name} that it was created with`, { causes: [keptBy] })
