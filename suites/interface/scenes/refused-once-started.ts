import { type IdOf, idOf } from '../../../helpers/engine/catalogue/pattern.ts'
import type { Context } from '../../../helpers/engine/scenario/context.ts'
import type { Twin } from '../../../helpers/engine/scenario/refusals.ts'
import type { RuleId } from '../../catalogue.ts'
import { scenario } from '../../scenario.ts'
import { ONCE_RUNNING } from '../document/states.ts'
import { onceStarted } from './once-started.ts'

type Site = Awaited<ReturnType<typeof onceStarted>>
/** A request that must be refused, and its twin. */
type Pair = Twin & { readonly bad: Twin['twin'] }

/**
 * Registers one scenario after the start and one in a pause: a request that a draft refuses is refused and changes nothing. The document
 * leaves open which requests are compatible with a running transaction, so a service that also refuses the twin is not judged.
 * @param pattern the ids of the rules, `*` for the time: `document/file-unknown-*`
 * @param title has `*` in place of the transaction
 * @param draftRules the rules for drafts, which report a service that makes the mistake at any time
 */
export function refusedOnceStarted<Pattern extends string>(
  pattern: IdOf<Pattern, (typeof ONCE_RUNNING)[number]['word']> extends RuleId ? Pattern : never,
  title: string,
  draftRules: readonly RuleId[],
  prepare: (context: Context, site: Site) => Promise<Pair> | Pair,
): void {
  for (const { word, name } of ONCE_RUNNING)
    scenario(idOf(pattern, word) as RuleId, title.replace('*', name), async (context) => {
      context.dependsOn(...draftRules)
      const site = await onceStarted(context, word)
      const { bad, ...twin } = await prepare(context, site)
      const onRefusedTwin = () => context.notExercised(`the service refuses such requests in ${name} anyway`)
      await context.refused(bad, { ...twin, leaves: site.id, onRefusedTwin })
    })
}
