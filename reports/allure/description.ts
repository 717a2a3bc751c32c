import { derivationOf } from '../../helpers/engine/catalogue/gate.ts'
import { howToSupply } from '../../helpers/engine/catalogue/needs.ts'
import { seenText } from '../finding-text.ts'
import { codeBlock as code } from '../markdown.ts'
import { knownText } from '../terminal/known.ts'
import { isObserved } from './labels.ts'
import type { Share } from './shares.ts'

type Observations = readonly { readonly rule: string; readonly key: string; readonly value: string }[]

/** What a result says of itself, as markdown. Texts of the target stand in code blocks: nothing in them is markup. */
export function descriptionOf(share: Share, observations: Observations): string {
  const { rules } = share
  const derivations = new Set(rules.map((rule) => derivationOf(rule)))
  const seen = observations.filter(({ rule }) => rules.some(({ id }) => id === rule))
  return [
    ...rules.map(({ id, statement }) => `**${id}**: ${statement}`),
    `Section: *${rules[0].section}*. Level: *${rules[0].level}*.`,
    ...[...derivations].flatMap((because) => (because === undefined ? [] : [`Because: ${because}`])),
    ...outcomeParts(share),
    code('What the target does', seen.map(({ key, value }) => `${key}: ${value}`).join('\n')),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

/** What came out, where that is more than that it is well. */
function outcomeParts(share: Share): (string | undefined)[] {
  const { outcome, finding, known } = share
  if (isObserved(share))
    return [
      '**Observed, not judged.** The document leaves it open: whatever a target does here is no failure.',
      finding && code('What was seen', seenText(finding)),
    ]
  if (!finding || outcome === 'passed') return []
  const { message, replay, cause } = finding
  if (outcome === 'failed')
    return [
      known && code('Known violation', knownText(known)),
      code('What was seen', seenText(finding)),
      code('See it again (one line for a shell)', replay),
    ]
  if (outcome === 'skipped') return [code('Not exercised', message), remedyOf(share)]
  return [
    cause === undefined ? undefined : `Kept from a conclusion by the breach of **${cause}**.`,
    code('Inconclusive', message),
  ]
}

/** What would exercise it. */
function remedyOf({ rules, finding }: Share): string {
  const { lacks = [] } = finding ?? {}
  if (lacks.length > 0) return ['What would exercise it:', ...lacks.map((need) => `- ${howToSupply(need)}`)].join('\n')
  return rules[0].unreachable
    ? 'What would exercise it: nothing that can be set. No client of the interface sees it: it stays for people to look at.'
    : 'What would exercise it: a target or a workspace where this is not so. Other results of the rule may have judged it.'
}
