import { array, asyncModelRun, commands, nat, noBias, oneof, type Arbitrary, type AsyncCommand } from 'fast-check'
import type { Picks, StepKind } from './exploration.ts'
import type { Steps } from './play.ts'

/** The largest pick, and the number of picks of a step. */
const LARGEST = 11
const PICKS = 4

/** The second argument of a command of fast-check. */
interface Real<World> {
  readonly world: World
  readonly onStep: (text: string) => void
}

type Command<World extends object> = AsyncCommand<World, Real<World>>

/** A random sequence. */
export type Sequence<World extends object> = Iterable<Command<World>>

const commandOf = <World extends object>(kind: StepKind<World>, picks: Picks): Command<World> => ({
  check: (world) => kind.can(world, picks),
  async run(world, { onStep }) {
    onStep(await kind.run(world, picks))
  },
  toString: () => kind.name,
})

/**
 * Random sequences of steps. Fewer steps and smaller picks are simpler.
 * @param longest the number of steps at most; steps that are not possible are left out
 */
export function sequencesOf<World extends object>(
  kinds: readonly StepKind<World>[],
  longest: number,
): Arbitrary<Sequence<World>> {
  const picks = array(nat(LARGEST), { minLength: PICKS, maxLength: PICKS })
  const weighted = kinds.map((kind) => ({
    weight: kind.weight,
    arbitrary: picks.map((drawn) => commandOf(kind, drawn)),
  }))
  // Without bias, because most mistakes that only a sequence shows need a long one.
  return noBias(commands<World, Real<World>, false>([oneof(...weighted)], { maxCommands: longest, size: 'max' }))
}

/**
 * Takes the steps of a random sequence.
 * @param doing returns the current step in words, which is reported if it fails
 */
export const stepsOf =
  <World extends object>(sequence: Sequence<World>, doing: (world: World) => string): Steps<World> =>
  (world, onStep) => {
    const reported = Array.from(sequence, (command) => reportedCommand(command, doing))
    return asyncModelRun(() => ({ model: world, real: { world, onStep } }), reported)
  }

/** A command that is reported even if it fails. */
const reportedCommand = <World extends object>(
  command: Command<World>,
  doing: (world: World) => string,
): Command<World> => ({
  check: (world) => command.check(world),
  async run(world, real) {
    try {
      await command.run(world, real)
    } catch (error) {
      real.onStep(doing(world))
      throw error
    }
  },
  toString: () => String(command),
})
