import { derivationOf } from '../../helpers/catalogue/gate.ts'
import { seenText } from '../finding-text.ts'
import { printable } from '../text.ts'
import type { Share } from './shares.ts'

type Observations = readonly { readonly rule: string; readonly key: string; readonly value: string }[]

/** What a result says of itself, as markdown. Texts of the target stand in code blocks: nothing in them is markup. */
export function descriptionOf({ rules, outcome, finding }: Share, observations: Observations): string {
  const derivations = new Set(rules.map((rule) => derivationOf(rule)))
  const seen = observations.filter(({ rule }) => rules.some(({ id }) => id === rule))
  return [
    ...rules.map(({ id, statement }) => `**${id}**: ${statement}`),
    `Section: *${rules[0].section}*. Level: *${rules[0].level}*.`,
    ...[...derivations].flatMap((because) => (because === undefined ? [] : [`Because: ${because}`])),
    ...(finding?.cause !== undefined && outcome === 'broken'
      ? [`Kept from a conclusion by the breach of **${finding.cause}**.`]
      : []),
    ...(finding && outcome === 'failed'
      ? [code('What was seen', seenText(finding)), code('See it again (one line for a shell)', finding.replay)]
      : []),
    code('Observed, not judged', seen.map(({ key, value }) => `${key}: ${value}`).join('\n')),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
}

function code(title: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const fence = '`'.repeat(longest + 1)
  return `**${title}**\n\n${fence}text\n${printable(text)}\n${fence}`
}
