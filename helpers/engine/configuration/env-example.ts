import { factEntries } from '../facts/facts.ts'
import { HEADER_PREFIX, HEADERS_TELL } from './gateway-headers.ts'
import { VARIABLES } from './variables.ts'

/** Longest line of a comment. */
const WIDTH = 118

/** How the file begins that stands in the package as an example. */
const COPY = 'Copy to .env and fill in what you have.'
/** What both have in common. */
const HEAD = `Flags win over the environment, the environment over this file. Without ESIGN_BASE_URL the embedded reference service is judged, and nothing here is needed. A value with a # in it stands in single quotes.`
const FACTS_HEAD = `Facts of the workspace, each optional: rules that need one that is missing are reported as not exercised.`

/** The text of `.env.example`, or that of a `.env` that is filled in next: every variable that the suite reads, with what it tells. */
export function envExampleText(beginning = COPY): string {
  const ofFacts = new Set<string>(factEntries.map(([, { variable }]) => variable))
  const entry = (name: string) => `${comment(told(name))}\n${name}=\n`
  const names = Object.keys(VARIABLES)
  return [
    `${comment(`${beginning} ${HEAD}`)}\n`,
    ...names.filter((name) => !ofFacts.has(name)).map(entry),
    `${comment(capital(HEADERS_TELL))}\n# ${HEADER_PREFIX}X_GATEWAY_KEY=\n`,
    `${comment(FACTS_HEAD)}\n`,
    ...names.filter((name) => ofFacts.has(name)).map(entry),
  ].join('\n')
}

/** The rows of a table of all variables in Markdown: name, what it tells, what holds without it. */
export function variableRows(): string[] {
  const row = (name: string, tells: string, byDefault = '') => `| \`${name}\` | ${tells} | ${byDefault} |`
  const rows = Object.entries(VARIABLES).map(([name, { tells, byDefault }]) => row(name, tells, byDefault))
  return [
    '| variable | what it tells | default |',
    '| --- | --- | --- |',
    ...rows,
    row(`${HEADER_PREFIX}…`, HEADERS_TELL),
  ]
}

function told(name: string): string {
  const { tells = '', byDefault } = VARIABLES[name] ?? {}
  return capital(byDefault === undefined ? tells : `${tells} (default: ${byDefault})`)
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** The text as lines of a comment. */
function comment(text: string): string {
  const lines: string[] = ['#']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length <= WIDTH) lines[lines.length - 1] = line
    else lines.push(`# ${word}`)
  }
  return lines.join('\n')
}
