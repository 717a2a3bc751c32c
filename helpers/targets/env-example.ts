import { factEntries } from '../facts/facts.ts'
import { VARIABLES } from './variables.ts'

/** Longest line of a comment. */
const WIDTH = 118

const HEAD = `Copy to .env and fill in what you have. Flags win over the environment, the environment over this file. Without ESIGN_BASE_URL the embedded reference service is judged, and nothing here is needed.`
const FACTS_HEAD = `Facts of the workspace, each optional: rules that need one that is missing are reported as not exercised.`

/** The text of `.env.example`: every variable that the suite reads, with what it tells. */
export function envExampleText(): string {
  const ofFacts = new Set<string>(factEntries.map(([, { variable }]) => variable))
  const entry = (name: string) => `${comment(capital(VARIABLES[name]?.tells ?? ''))}\n${name}=\n`
  const names = Object.keys(VARIABLES)
  return [
    `${comment(HEAD)}\n`,
    ...names.filter((name) => !ofFacts.has(name)).map(entry),
    `${comment(FACTS_HEAD)}\n`,
    ...names.filter((name) => ofFacts.has(name)).map(entry),
  ].join('\n')
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
