import { FACTS } from '../facts/facts.ts'
import { CAPABILITIES } from '../catalogue/needs.ts'
import type { Rule } from '../catalogue/rule.ts'
import { keyOf, type Scenario } from '../scenario/scenario.ts'
import type { Definition, OwnRule } from './define-rules.ts'

/** Own rules with their scenarios. */
export interface OwnSuite {
  readonly rules: ReadonlyMap<string, Rule>
  readonly scenarios: readonly Scenario[]
}

/** Own rules that cannot be used. Its message has one problem per line. */
export class OwnRulesError extends Error {
  override readonly name = 'OwnRulesError'
}

const NAME = 'countersign'
const PREFIX = /^[a-z]+(?:-[a-z]+)*$/
const CLAIM = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const NEEDS: readonly string[] = [...CAPABILITIES, ...Object.keys(FACTS)]

/** The facts against which definitions are checked. */
export interface Surroundings {
  /** The areas of the document, which no prefix may repeat. */
  readonly areas: ReadonlySet<string>
  /** The module of a stack, as people know it; empty if that module was not loaded. */
  readonly fileOf: (stack: string) => string
  /** The names that are nearest to a misspelt one, best first. */
  readonly nearest: (wanted: string, known: readonly string[], count: number) => string[]
}

/**
 * Turns definitions into rules and scenarios like those of the document.
 * @throws OwnRulesError naming everything that is wrong
 */
export function ownSuiteOf(definitions: readonly Definition[], surroundings: Surroundings): OwnSuite {
  const { fileOf } = surroundings
  const rules = new Map<string, Rule>()
  const problems: string[] = []
  for (const definition of definitions) {
    const file = fileOf(definition.stack)
    const found = definitionProblems(definition, rules, surroundings)
    problems.push(...found.map((problem) => `${file}: ${problem}`))
    if (found.length > 0) continue
    for (const [id, rule] of rulesOf(definition)) rules.set(id, ruleOf(id, rule, definition, file))
  }
  const scenarios = definitions.flatMap((definition) =>
    definition.scenarios.map(({ stack, ...one }): Scenario => {
      // A module that only helps others may register scenarios, too.
      const file = fileOf(stack)
      return { ...one, file: file === '' ? fileOf(definition.stack) : file }
    }),
  )
  if (problems.length === 0) problems.push(...scenarioProblems(scenarios, rules, surroundings))
  if (problems.length > 0) throw new OwnRulesError(problems.join('\n'))
  return { rules, scenarios }
}

const rulesOf = ({ rules }: Definition): [id: string, rule: OwnRule][] =>
  Object.entries(Object(rules) as Definition['rules']).map(([id, given]) => [
    id,
    typeof given === 'string' ? { statement: given } : (Object(given) as OwnRule),
  ])

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
function definitionProblems(
  definition: Definition,
  before: ReadonlyMap<string, Rule>,
  { areas, nearest }: Surroundings,
): string[] {
  const { prefix, promisedBy } = definition
  if (typeof prefix !== 'string' || !PREFIX.test(prefix))
    return [`the prefix ${JSON.stringify(prefix)} is not usable. Write lower-case letters and hyphens, such as acme.`]
  if (prefix === NAME || areas.has(prefix)) {
    const what = prefix === NAME ? 'the name of the suite' : 'an area of the document'
    return [`the prefix ${prefix} is ${what}. Choose one of your own, such as acme.`]
  }
  if (promisedBy !== undefined && !isLine(promisedBy))
    return ['promisedBy is not a line of text. Write a name, such as Acme.']
  const rules = rulesOf(definition)
  if (rules.length === 0)
    return [`it defines no rules for ${prefix}. Write at least one in rules, such as ${prefix}/documents-in-order.`]
  return rules.flatMap(([id, rule]) => {
    const other = before.get(id)
    if (other) return [`${id} is already a rule of ${other.topic}. Rename or remove one of them.`]
    return ruleProblems(id, rule, prefix, nearest)
  })
}

function ruleProblems(id: string, rule: OwnRule, prefix: string, nearest: Surroundings['nearest']): string[] {
  const { statement, source, needs = [] } = rule
  if (!id.startsWith(`${prefix}/`) || !CLAIM.test(id.slice(prefix.length + 1)))
    return [`the id ${id} is not usable. Write the prefix, a slash, and a few words: ${prefix}/documents-in-order.`]
  const strange = [needs].flat().filter((need) => !NEEDS.includes(need))
  return [
    ...(isLine(statement) ? [] : [`${id} has no statement. Write the promise in one sentence.`]),
    ...(source === undefined || isLine(source)
      ? []
      : [`the source of ${id} is not a line of text. Write where the promise is, or leave it out.`]),
    ...strange.map((need) => {
      const near = nearest(need, NEEDS, 3).join(', ')
      return `${id} needs ${need}, which is neither a capability nor a fact. Nearest: ${near}`
    }),
    ...(Array.isArray(needs) ? [] : [`the needs of ${id} are not a list. Write them in brackets.`]),
  ]
}

const isLine = (text: unknown): boolean => typeof text === 'string' && /^\S.*$/.test(text)

function scenarioProblems(
  scenarios: readonly Scenario[],
  rules: ReadonlyMap<string, Rule>,
  { nearest }: Surroundings,
): string[] {
  const ids = [...rules.keys()]
  const judged = new Set(scenarios.flatMap((one) => one.rules))
  const keys = new Set<string>()
  return [
    ...scenarios.flatMap((one) => {
      const { file, title, rules: named } = one
      const isTwice = keys.has(keyOf(one))
      keys.add(keyOf(one))
      const problems = [
        ...named
          .filter((id) => !rules.has(id))
          .map(
            (id) =>
              `the scenario "${title}" judges ${id}, which is not a rule of your own. Nearest: ${nearest(id, ids, 1).join('')}`,
          ),
        ...(named.length === 0 ? [`the scenario "${title}" names no rule. Write the ids of its rules first.`] : []),
        ...(isLine(title) && typeof one.body === 'function'
          ? []
          : [
              `a scenario of ${named.join(', ')} lacks its title or its function. Write the ids, the title, the function.`,
            ]),
        ...(isTwice ? [`${named[0]} has two scenarios with the title "${title}". Change one of them.`] : []),
      ]
      return problems.map((problem) => `${file}: ${problem}`)
    }),
    ...[...rules.values()]
      .filter(({ id }) => !judged.has(id))
      .map(({ id, topic }) => `${topic}: ${id} has no scenario, so nothing judges it. Add scenario('${id}', ...).`),
  ]
}
