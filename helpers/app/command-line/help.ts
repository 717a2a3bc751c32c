import type { Help } from 'commander'
import { labelled, wrap } from '../../../reports/terminal/layout.ts'
import type { Screen } from '../process/screen.ts'

/** Wider lines are hard to read. Characters. */
const WIDEST = 100

/** The width of a help text. Characters. */
export const helpWidth = ({ width }: Pick<Screen, 'width'>): number => Math.min(width, WIDEST)

/** The part of a help text that follows the options. */
export interface More {
  /** Commands to paste, each with its effect. */
  readonly examples: Readonly<Record<string, string>>
  readonly notes?: readonly string[]
  /** The meaning of each exit code. */
  readonly exits?: Readonly<Record<number, string>>
  /** Which exit code wins if several apply. */
  readonly precedence?: string
}

/** The lines after the options of a command. */
export const moreHelp =
  ({ examples, notes = [], exits = {}, precedence }: More, screen: Pick<Screen, 'width'>) =>
  (): string => {
    const width = helpWidth(screen)
    const codes = Object.entries(exits).flatMap(([code, text]) => labelled(code, text, { indent: 2, column: 5, width }))
    return [
      ...notes.flatMap((text) => ['', ...wrap(text, width)]),
      ...(codes.length === 0 ? [] : ['', 'Exit codes:', ...codes]),
      ...(precedence === undefined ? [] : ['', ...wrap(precedence, width)]),
      '',
      'Examples:',
      ...Object.entries(examples).flatMap(([line, effect]) => [
        `  ${line}`,
        ...labelled('', effect, { indent: 2, column: 4, width }),
      ]),
    ].join('\n')
  }

/** A command in the list of commands, without "[options]". */
export const commandTerm: Help['subcommandTerm'] = (command) =>
  `${command.name()} ${command.usage().replace(/^\[options\] ?(?:\[command\] ?)?/, '')}`.trimEnd()

/** The description of an option, with its default unless that is empty. */
export const optionText: Help['optionDescription'] = ({ description, defaultValue }) =>
  typeof defaultValue === 'string' || typeof defaultValue === 'number'
    ? `${description} (default: ${defaultValue})`
    : description
