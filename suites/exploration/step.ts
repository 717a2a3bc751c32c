import type { Picks, StepKind } from '../../helpers/engine/explore/exploration.ts'
import type { World } from './model.ts'

/** A step that looks for something to work on, and is possible if there is something. */
interface Step<Found> extends Pick<StepKind<World>, 'name' | 'needs' | 'weight'> {
  /** Finds what the step works on. It changes and draws nothing, because it is called more than once. */
  readonly find: (world: World, picks: Picks) => Found | undefined
  /** The step in words, written before it runs. */
  readonly words: (world: World, found: Found) => string
  /** How the words continue if the step has no effect; without it, the step is refused. */
  readonly otherwise?: string
  /**
   * Takes the step.
   * @returns `false` if it has no effect, or other words if they are known only afterwards
   */
  readonly run: (world: World, found: Found) => Promise<boolean | string | void>
}

/** A kind of step. */
export function stepOf<Found>({
  find,
  words,
  otherwise = 'which is refused',
  run,
  ...step
}: Step<Found>): StepKind<World> {
  return {
    ...step,
    can: (world, picks) => find(world, picks) !== undefined,
    async run(world, picks) {
      const found = find(world, picks)
      if (found === undefined) return ''
      const text = words(world, found)
      world.doing = text
      const ending = await run(world, found)
      if (typeof ending === 'string') return ending
      return ending === false ? `${text}, ${otherwise}` : text
    },
  }
}
