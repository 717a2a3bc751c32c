import type { Need } from '../catalogue/needs.ts'
import type { Context } from '../scenario/context.ts'
import type { Judge } from './judge.ts'

/** Whole numbers from 0 that a step interprets: which transaction, which person, which value. Smaller ones are simpler. */
export type Picks = readonly number[]

/** One kind of step of a random sequence: a request, an act of a participant, or time that passes. */
export interface StepKind<World> {
  /** A verb and its object, for people: `assign a signer`. */
  readonly name: string
  /** The needs of such a step. If the target lacks one, the step is left out. */
  readonly needs?: readonly Need[]
  /** How often the step is drawn, compared with the others. */
  readonly weight: number
  /** Whether the step is possible now, according to the model. */
  can(world: World, picks: Picks): boolean
  /**
   * Takes the step, in the model and on the target, and compares the two.
   * @returns the step in words: `assign B to field 1`
   * @throws Mismatch if the target shows something else than the model
   */
  run(world: World, picks: Picks): Promise<string>
}

/** A model of the document that random sequences of steps are compared with. */
export interface Exploration<World> {
  /** Everything that the steps and comparisons may use, if the target has it. */
  readonly uses: readonly Need[]
  readonly steps: readonly StepKind<World>[]
  /** The model before the first step of a sequence. */
  begin(context: Context, judge: Judge): Promise<World>
  /** The current step in words. */
  doing(world: World): string
  /**
   * Compares everything that is expensive to compare after every step.
   * @param can whether the target meets a need
   * @throws Mismatch if the target shows something else than the model
   */
  end(world: World, can: (need: Need) => boolean): Promise<void>
}
