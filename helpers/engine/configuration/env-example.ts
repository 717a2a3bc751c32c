import { factEntries } from '../facts/facts.ts'
import { HEADER_PREFIX, HEADERS_TELL } from './gateway-headers.ts'
import { VARIABLES } from './variables.ts'

/** The maximum length of a comment line. */
const WIDTH = 118

/** The first sentence of the example file in the package. */
const COPY = 'Copy this file to .env and fill in what you have.'
/** The introduction of both files. */
const HEAD = `Flags take precedence over environment variables, and environment variables over this file. Without ESIGN_BASE_URL, countersign judges the embedded reference service and needs none of these variables. Put a value that contains a # into single quotes.`
const FACTS_HEAD = `Facts of the workspace. All are optional: rules that need a missing fact are reported as not exercised.`

/** The text of `.env.example`, or of a new `.env`: every variable that the suite reads, with its description. */
export function envExampleText(beginning = COPY): string {
  const ofFacts = new Set<string>(factEntries.map(([, { variable }]) => variable))
  const entry = (name: string) => `${comment(description(name))}\n${name}=\n`
  const names = Object.keys(VARIABLES)
  return [
    `${comment(`${beginning} ${HEAD}`)}\n`,
    ...names.filter((name) => !ofFacts.has(name)).map(entry),
    `${comment(capital(HEADERS_TELL))}\n# ${HEADER_PREFIX}X_GATEWAY_KEY=\n`,
    `${comment(FACTS_HEAD)}\n`,
    ...names.filter((name) => ofFacts.has(name)).map(entry),
  ].join('\n')
}

/** The rows of a Markdown table of all variables: name, description, default. */
export function variableRows(): string[] {
  const row = (name: string, tells: string, byDefault = '') => `| \`${name}\` | ${tells} | ${byDefault} |`
  const rows = Object.entries(VARIABLES).map(([name, { tells, byDefault }]) => row(name, tells, byDefault))
  return ['| variable | meaning | default |', '| --- | --- | --- |', ...rows, row(`${HEADER_PREFIX}…`, HEADERS_TELL)]
}

function description(name: string): string {
  const { tells = '', byDefault } = VARIABLES[name] ?? {}
  return capital(byDefault === undefined ? tells : `${tells} (default: ${byDefault})`)
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** Formats the text as comment lines. */
function comment(text: string): string {
  const lines: string[] = ['#']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`
    if (line.length <= WIDTH) lines[lines.length - 1] = line
    else lines.push(`# ${word}`)
  }
  return lines.join('\n')
}
