import { FACTS } from '../facts/facts.ts'
import { CAPABILITIES } from '../catalogue/needs.ts'
import type { Rule } from '../catalogue/rule.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import type { Definition, OwnRule } from './define-rules.ts'

/** Rules of one's own with their scenarios. */
export interface OwnSuite {
  readonly rules: ReadonlyMap<string, Rule>
  readonly scenarios: readonly Scenario[]
}

/** Rules of one's own that cannot be used. Its message has one problem per line. */
export class OwnRulesError extends Error {
  override readonly name = 'OwnRulesError'
}

const NAME = 'countersign'
const PREFIX = /^[a-z]+(?:-[a-z]+)*$/
const CLAIM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const NEEDS: ReadonlySet<string> = new Set([...CAPABILITIES, ...Object.keys(FACTS)])

/**
 * Turns definitions into rules and scenarios like those of the document.
 * @param areas the areas of the document, which no prefix may repeat
 * @param fileOf the module of a stack, as people know it
 * @throws OwnRulesError naming everything that is wrong
 */
export function ownSuiteOf(
  definitions: readonly Definition[],
  areas: ReadonlySet<string>,
  fileOf: (stack: string) => string,
): OwnSuite {
  const rules = new Map<string, Rule>()
  const places = new Map<string, string>()
  const problems: string[] = []
  for (const definition of definitions) {
    const file = fileOf(definition.stack)
    problems.push(...shapeProblems(definition, areas).map((problem) => `${file}: ${problem}`))
    for (const [id, given] of Object.entries(Object(definition.rules) as Definition['rules'])) {
      const before = places.get(id)
      if (before !== undefined)
        problems.push(`${file}: ${id} is already a rule of ${before}. Rename or remove one of them.`)
      places.set(id, file)
      const rule: OwnRule = typeof given === 'string' ? { statement: given } : Object(given)
      problems.push(...ruleProblems(id, rule, definition.prefix).map((problem) => `${file}: ${problem}`))
      rules.set(id, ruleOf(id, rule, definition, file))
    }
  }
  const scenarios = definitions.flatMap((definition) =>
    definition.scenarios.map(({ stack, ...one }): Scenario => {
      // A module that only helps others may register scenarios, too.
      const file = fileOf(stack)
      return { ...one, file: file === '' ? fileOf(definition.stack) : file }
    }),
  )
  problems.push(...scenarioProblems(scenarios, rules, places))
  if (problems.length > 0) throw new OwnRulesError([...new Set(problems)].join('\n'))
  return { rules, scenarios }
}

function ruleOf(id: string, rule: OwnRule, { prefix, promisedBy = prefix }: Definition, file: string): Rule {
  const { statement, source, needs = [] } = rule
  return {
    id,
    area: prefix,
    topic: file,
    section: `Promised by ${promisedBy}`,
    statement,
    level: 'own',
    ...(source !== undefined && { source }),
    needs: [...needs],
  }
}

/** Modules may be JavaScript, so everything that types would say is checked. */
function shapeProblems({ prefix, promisedBy, rules }: Definition, areas: ReadonlySet<string>): string[] {
  if (typeof prefix !== 'string' || !PREFIX.test(prefix))
    return [`the prefix ${JSON.stringify(prefix)} is not usable. Write lower-case letters and hyphens, such as acme.`]
  if (prefix === NAME || areas.has(prefix)) {
    const what = prefix === NAME ? 'the name of the suite' : 'an area of the document'
    return [`the prefix ${prefix} is ${what}. Choose one of your own, such as acme.`]
  }
  if (promisedBy !== undefined && !isLine(promisedBy))
    return ['promisedBy is not a line of text. Write a name, such as Acme.']
  if (Object.keys(Object(rules) as object).length === 0)
    return [`it defines no rules for ${prefix}. Write at least one in rules, such as '${prefix}/documents-in-order'.`]
  return []
}

function ruleProblems(id: string, { statement, source, needs = [] }: OwnRule, prefix: string): string[] {
  const claim = id.slice(prefix.length + 1)
  if (!id.startsWith(`${prefix}/`) || !CLAIM.test(claim))
    return [`the id ${id} is not usable. Write the prefix, a slash, and a few words: ${prefix}/documents-in-order.`]
  const strange = needs.filter((need) => !NEEDS.has(need))
  return [
    ...(isLine(statement) ? [] : [`${id} has no statement. Write the promise in one sentence.`]),
    ...(source === undefined || isLine(source) ? [] : [`the source of ${id} is not a line of text.`]),
    ...strange.map((need) => `${id} needs ${need}, which does not exist. There are: ${[...NEEDS].join(', ')}.`),
  ]
}

const isLine = (text: unknown): boolean => typeof text === 'string' && /^\S.*$/.test(text)

function scenarioProblems(
  scenarios: readonly Scenario[],
  rules: ReadonlyMap<string, Rule>,
  places: ReadonlyMap<string, string>,
): string[] {
  const judged = new Set(scenarios.flatMap((one) => one.rules))
  const bare = [...places].filter(([id]) => !judged.has(id))
  const keys = new Set<string>()
  return [
    ...scenarios.flatMap((one) => {
      const { file, title, rules: named } = one
      const strange = named.filter((id) => !rules.has(id))
      const isTwice = keys.has(keyOf(one))
      keys.add(keyOf(one))
      return [
        ...strange.map((id) => `${file}: the scenario "${title}" judges ${id}, which is not a rule of your own.`),
        ...(named.length === 0 ? [`${file}: the scenario "${title}" names no rule.`] : []),
        ...(isLine(title) && typeof one.body === 'function'
          ? []
          : [`${file}: a scenario of ${named.join(', ')} lacks its title or its function.`]),
        ...(isTwice ? [`${file}: ${named[0]} has two scenarios with the title "${title}". Change one of them.`] : []),
      ]
    }),
    ...bare.map(
      ([id, file]) => `${file}: ${id} has no scenario, so nothing judges it. Add one with scenario('${id}', ...).`,
    ),
  ]
}
