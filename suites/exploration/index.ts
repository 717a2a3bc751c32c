import type { Exploration } from '../../helpers/engine/explore/exploration.ts'
import { CAPABILITIES, type Need } from '../../helpers/engine/catalogue/needs.ts'
import type { World } from './model.ts'
import { compareAll } from './ending.ts'
import { actSteps } from './steps-acts.ts'
import { documentSteps } from './steps-document.ts'
import { createDraft, draftSteps } from './steps-draft.ts'
import { fieldSteps } from './steps-field.ts'
import { listSteps } from './steps-lists.ts'
import { moveSteps } from './steps-moves.ts'
import { peopleSteps } from './steps-people.ts'
import { timeSteps } from './steps-time.ts'

/** The people of a sequence. */
const PEOPLE = 4

/** The facts that steps and comparisons use. */
const FACTS = ['workspace-id', 'folder', 'default-folder', 'api-key-id'] as const satisfies Need[]

/**
 * A model of the document: what a transaction shows after any sequence of changes, and which changes are accepted. Only what is
 * stated or inferred is compared.
 */
export const exploration: Exploration<World> = {
  uses: [...CAPABILITIES, ...FACTS],
  steps: [
    ...draftSteps,
    ...documentSteps,
    ...fieldSteps,
    ...peopleSteps,
    ...moveSteps,
    ...actSteps,
    ...timeSteps,
    ...listSteps,
  ],
  async begin(context, judge) {
    const people = Array.from({ length: PEOPLE }, () => context.people.email())
    const world: World = { context, judge, people, transactions: [], doing: '', aheadMs: context.now() - Date.now() }
    await createDraft(world)
    return world
  },
  doing: ({ doing }) => doing,
  end: compareAll,
}
