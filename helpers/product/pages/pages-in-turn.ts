import { share } from '../../sweeps/turn.ts'

/** The pages that are tested in this turn, of those that few changes touch: each takes half a minute. */
export const pagesInTurn: ReadonlySet<string> = new Set(share(2, ['allure', 'comparison']))
