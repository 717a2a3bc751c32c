import { Command, CommanderError } from 'commander'
import { commandTerm, helpWidth, moreHelp, optionText } from './command-line/help.ts'
import { addHelpCommand } from './command-line/help-command.ts'
import { DEFAULT_OUT } from './command-line/options.ts'
import { addSuiteCommands } from './command-line/suite-commands.ts'
import { addRunCommands } from './command-line/run-commands.ts'
import { addTargetCommands } from './command-line/target-commands.ts'
import { PROGRAM_HELP } from './command-line/target-help.ts'
import { crashText, endOnCrash, ignoreClosedPipes, NOTHING_CONCLUDED } from './process/crash.ts'
import { readEnvironment, secretsIn } from './options/environment.ts'
import { processScreen, type Screen } from './process/screen.ts'
import { UsageError } from './usage/usage-error.ts'
import { version } from './project/version.ts'

/** The hint for --strict, an option of earlier versions. */
const NO_STRICT = 'Violated inferred rules fail a run by default. --gate stated only reports them.'

const WRONG_USAGE = 2

/** The hint for an address or a rule that was given without its flag. */
const NO_WORDS = 'Give an address as countersign run --base-url https://host/path, and a rule with --rule.'

/** Words the nearest names as the messages of the suite do. */
const nearestInOneLine = (text: string): string =>
  text.replace(/\n\(Did you mean (?:one of )?(.+)\?\)/, '. Nearest: $1')

/** A hint for a command line that commander refuses. */
function hintFor({ code, message }: CommanderError): string | undefined {
  if (message.includes("'--strict'")) return NO_STRICT
  const isWordTooMany = code === 'commander.excessArguments' || /unknown command '\w*:\/\//.test(message)
  return isWordTooMany ? NO_WORDS : undefined
}

/** Prints an error, and returns its exit code. */
async function ended(error: unknown, argv: readonly string[], screen: Screen): Promise<number> {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0
    const hint = hintFor(error)
    if (hint !== undefined) screen.error(hint)
    if (argv[0] === 'run') {
      const { moveEarlierReports } = await import('./process/earlier-reports.ts')
      await moveEarlierReports(argv, DEFAULT_OUT)
    }
    return WRONG_USAGE
  }
  if (error instanceof UsageError) {
    screen.error(error.message)
    return WRONG_USAGE
  }
  screen.error(crashText(error))
  return NOTHING_CONCLUDED
}

/** Runs the command line and returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  let code = 0
  const environment = readEnvironment()
  const screen = processScreen(secretsIn(environment))
  endOnCrash(screen)
  ignoreClosedPipes()
  const program = new Command('countersign')
    .description('Conformance suite for the Electronic Signature Service Interface')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .addHelpText('after', moreHelp(PROGRAM_HELP, screen))
    .exitOverride()
    .configureHelp({ optionDescription: optionText, subcommandTerm: commandTerm })
    .configureOutput({
      writeErr: (text) => screen.error(text.trimEnd()),
      outputError: (text, write) => write(nearestInOneLine(text)),
      getOutHelpWidth: () => helpWidth(screen),
      getErrHelpWidth: () => helpWidth(screen),
    })

  const context = { environment, screen, endWith: (its: number) => void (code = its) }
  addRunCommands(program, context)
  addTargetCommands(program, context)
  addSuiteCommands(program, context)
  addHelpCommand(program, screen)

  try {
    await program.parseAsync(argv, { from: 'user' })
  } catch (error) {
    return ended(error, argv, screen)
  }
  return code
}
