import { derivationOf } from '../../helpers/engine/catalogue/gate.ts'
import { howToSupply } from '../../helpers/engine/catalogue/needs.ts'
import { shortFindingText } from '../finding-text.ts'
import { codeBlock as code, plainLine } from '../markdown.ts'
import { knownText } from '../terminal/known.ts'
import { isObserved, type Subject } from './subject.ts'

type Observations = readonly { readonly key: string; readonly value: string }[]

/**
 * The description of a result in Markdown. Texts of the target are in code blocks, so that they are never markup.
 * @param places the sentences and rows of the document that the rules come from
 */
export function descriptionOf(subject: Subject, observations: Observations, places: readonly string[] = []): string {
  const { rules } = subject
  const derivations = new Set(rules.map((rule) => derivationOf(rule)))
  return [
    ...rules.map(({ id, statement }) => `**${id}**: ${statement}`),
    `Section: *${rules[0].section}*. Level: *${rules[0].level}*.`,
    ...places.map((place) => `The document: ${plainLine(place)}`),
    ...rules.flatMap(({ source }) => (source === undefined ? [] : [`Source: ${plainLine(source)}`])),
    ...[...derivations].flatMap((because) => (because === undefined ? [] : [`Because: ${because}`])),
    ...outcomeParts(subject),
    code('Behaviour of the target', observations.map(({ key, value }) => `${key}: ${value}`).join('\n')),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

/** The outcome in detail; nothing if the result passed. */
function outcomeParts(subject: Subject): (string | undefined)[] {
  const { outcome, finding, known, group } = subject
  if (isObserved(subject))
    return [
      '**Observed, not judged.** The document leaves this open, so nothing that a target does here is a failure.',
      finding && code('Finding', shortFindingText(finding)),
    ]
  if (!finding || outcome === 'passed') return []
  const { message, replay, cause } = finding
  if (outcome === 'failed')
    return [
      known && code('Known violation', knownText(known)),
      group === undefined ? undefined : `Part of the finding ${plainLine(group)}`,
      code('Finding', shortFindingText(finding)),
      code('Reproduce it (one line for a shell)', replay),
    ]
  if (outcome === 'skipped') return [code('Not exercised', message), remedyOf(subject)]
  return [
    cause === undefined ? undefined : `Inconclusive because **${cause}** is violated.`,
    code('Inconclusive', message),
  ]
}

/** How to get the rule exercised. */
function remedyOf({ rules, finding }: Subject): string {
  const { lacks = [] } = finding ?? {}
  if (lacks.length > 0) return ['To exercise it, provide:', ...lacks.map((need) => `- ${howToSupply(need)}`)].join('\n')
  return rules[0].unreachable
    ? 'No setting exercises this rule. It is not testable by a client and has to be checked by a person.'
    : 'To exercise it, use a target or a workspace for which this is not true.'
}
