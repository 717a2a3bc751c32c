import { Command } from 'commander'
import { coverageTable } from '../../suites/coverage/table.ts'
import { addHelpCommand } from '../app/command-line/help-command.ts'
import { GUIDES } from '../app/command-line/guides.ts'
import { addSuiteCommands } from '../app/command-line/suite-commands.ts'
import { addRunCommands } from '../app/command-line/run-commands.ts'
import { addTargetCommands } from '../app/command-line/target-commands.ts'
import { COUNTERSIGN, SUITE_PACKAGE } from '../app/commands/in-ci.ts'
import { readEnvironment } from '../app/options/environment.ts'
import { processScreen } from '../app/process/screen.ts'
import { catalogue } from '../app/project/suite.ts'
import { CAPABILITIES } from '../engine/catalogue/needs.ts'
import { variableRows } from '../engine/configuration/env-example.ts'
import { FACTS } from '../engine/facts/facts.ts'

/*
 * The parts of the README and of the guides that the program itself knows, each between `<!-- generated: NAME -->` and
 * `<!-- end -->`.
 */

const PART = /(<!-- generated: ([a-z]+) -->\n)[^]*?(<!-- end -->)/g

/**
 * The text with every generated part as it should be.
 * @throws Error if a marker names no part
 */
export const withParts = (markdown: string): string =>
  markdown.replaceAll(PART, (_, begin: string, name: string, end: string) => {
    const part = PARTS[name]
    if (!part) throw new Error(`${name}: there is no such generated part; there are ${Object.keys(PARTS).join(', ')}`)
    return `${begin}\n${part().join('\n')}\n\n${end}`
  })

/** The shortest workflow that gates. */
const WORKFLOW = [
  'on: push',
  'jobs:',
  '  conformance:',
  '    runs-on: ubuntu-latest',
  '    env:',
  '      ESIGN_BASE_URL: https://preprod.example.com',
  '      ESIGN_TEST_HOSTS: preprod.example.com',
  '      ESIGN_API_KEY: ${{ secrets.ESIGN_API_KEY }}',
  '    steps:',
  '      - uses: actions/checkout@v4',
  `      - run: ${COUNTERSIGN} run --known known.yaml`,
]

const PARTS: Readonly<Record<string, () => readonly string[]>> = {
  capabilities: () => [`${CAPABILITIES.map((name) => `\`${name}\` (${rulesNeeding([name])})`).join(', ')}.`],
  commands: () => [
    '| command | what it does |',
    '| --- | --- |',
    ...commands().map(({ name, about }) => row(name, about)),
  ],
  guides: () => [
    '| guide | what is in it |',
    '| --- | --- |',
    ...GUIDES.map(({ topic, file, about }) => `| [\`help ${topic}\`](${file}) | ${about} |`),
  ],
  install: () => ['```sh', `npm install ${SUITE_PACKAGE}`, '```'],
  totals: () => [totals()],
  workflow: () => ['```yaml', ...WORKFLOW, '```'],
  variables: () => ['| variable | what it is | rules |', '| --- | --- | --: |', ...variables()],
}

const row = (name: string, about: string) => `| \`${name}\` | ${about} |`

/** All commands, as the command line registers them. */
export function commands(): readonly {
  readonly name: string
  readonly about: string
  readonly flags: readonly string[]
}[] {
  const program = new Command('countersign')
  const screen = processScreen([])
  const context = { environment: readEnvironment(), screen, endWith: () => {} }
  addRunCommands(program, context)
  addTargetCommands(program, context)
  addSuiteCommands(program, context)
  addHelpCommand(program, screen)
  return program.commands.map((one) => ({
    name: one.name(),
    about: one.description(),
    flags: one.options.map(({ long }) => long ?? ''),
  }))
}

const testable = () => [...catalogue.values()].filter(({ unreachable }) => !unreachable)

/** How many testable rules need one of these. */
const rulesNeeding = (needs: readonly string[]): number =>
  testable().filter((rule) => rule.needs.some((need) => needs.includes(need))).length

function totals(): string {
  const level = (name: string) => testable().filter((rule) => rule.level === name).length
  const sentences = coverageTable.reduce((sum, { rows }) => sum + rows.length, 0)
  const count = (number: number) => number.toLocaleString('en')
  return (
    `${count(catalogue.size)} rules from ${sentences} sentences and table rows: ${count(level('stated'))} stated, ` +
    `${level('inferred')} inferred, ${level('open')} open, ${catalogue.size - testable().length} not testable by a client.`
  )
}

/** The rows of the table of variables: the first clause of what each is, its default, and how many rules need it. */
const variables = (): readonly string[] =>
  variableRows()
    .slice(2)
    .map((text) => {
      const [, name = '', tells = '', byDefault = ''] = text.split('|').map((cell) => cell.trim())
      const note = byDefault === '' ? '' : ` (${byDefault})`
      return `| ${name} | ${firstClause(tells)}${note} | ${rulesWith(name.replaceAll('`', '')) || ''} |`.replace(
        /\|  \|$/,
        '| |',
      )
    })

/** Where the first clause of a description ends. */
const CLAUSE_END = /[;:] |\. (?=[A-Z])|, (?=(?:as|for|if|in|one|separated|so|when|where|which)\b)/

/** A switch with two sides is described by the first: the second is its opposite. */
const firstClause = (text: string): string => {
  if (text.includes('; `false`: ')) return text.replace('`true`: ', '`true`/`false`: ').replace(/; `false`: .+/, '')
  return text.startsWith('`') ? text : (text.split(CLAUSE_END)[0] ?? text).replace(/\.$/, '')
}

function rulesWith(variable: string): number {
  const facts = Object.entries(FACTS).filter(([, fact]) => fact.variable === variable)
  return rulesNeeding(facts.map(([need]) => need))
}
