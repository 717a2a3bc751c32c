import { derivationOf } from '../../helpers/engine/catalogue/gate.ts'
import { howToSupply } from '../../helpers/engine/catalogue/needs.ts'
import { shortFindingText } from '../finding-text.ts'
import { codeBlock as code } from '../markdown.ts'
import { knownText } from '../terminal/known.ts'
import { isObserved } from './labels.ts'
import type { Share } from './shares.ts'

type Observations = readonly { readonly rule: string; readonly key: string; readonly value: string }[]

/** The description of a result in Markdown. Texts of the target are in code blocks, so that they are never markup. */
export function descriptionOf(share: Share, observations: Observations): string {
  const { rules } = share
  const derivations = new Set(rules.map((rule) => derivationOf(rule)))
  const seen = observations.filter(({ rule }) => rules.some(({ id }) => id === rule))
  return [
    ...rules.map(({ id, statement }) => `**${id}**: ${statement}`),
    `Section: *${rules[0].section}*. Level: *${rules[0].level}*.`,
    ...[...derivations].flatMap((because) => (because === undefined ? [] : [`Because: ${because}`])),
    ...outcomeParts(share),
    code('Behaviour of the target', seen.map(({ key, value }) => `${key}: ${value}`).join('\n')),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

/** The outcome in detail; nothing if the result passed. */
function outcomeParts(share: Share): (string | undefined)[] {
  const { outcome, finding, known } = share
  if (isObserved(share))
    return [
      '**Observed, not judged.** The document leaves this open, so nothing that a target does here is a failure.',
      finding && code('Finding', shortFindingText(finding)),
    ]
  if (!finding || outcome === 'passed') return []
  const { message, replay, cause } = finding
  if (outcome === 'failed')
    return [
      known && code('Known violation', knownText(known)),
      code('Finding', shortFindingText(finding)),
      code('Reproduce it (one line for a shell)', replay),
    ]
  if (outcome === 'skipped') return [code('Not exercised', message), remedyOf(share)]
  return [
    cause === undefined ? undefined : `Inconclusive because **${cause}** is violated.`,
    code('Inconclusive', message),
  ]
}

/** How to get the rule exercised. */
function remedyOf({ rules, finding }: Share): string {
  const { lacks = [] } = finding ?? {}
  if (lacks.length > 0) return ['To exercise it, provide:', ...lacks.map((need) => `- ${howToSupply(need)}`)].join('\n')
  return rules[0].unreachable
    ? 'No setting exercises this rule. It is not testable by a client and has to be checked by a person.'
    : 'To exercise it, use a target or a workspace for which this is not true. Other results of the rule may have judged it.'
}
