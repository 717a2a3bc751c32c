import { Command, CommanderError } from 'commander'
import { optionText } from './command-line/help.ts'
import { DEFAULT_OUT } from './command-line/options.ts'
import { addSuiteCommands } from './command-line/suite-commands.ts'
import { addTargetCommands } from './command-line/target-commands.ts'
import { crashText, endOnCrash, letReadersGo, NOTHING_CONCLUDED } from './process/crash.ts'
import { readEnvironment, secretsIn } from './options/environment.ts'
import { processScreen, type Screen } from './process/screen.ts'
import { UsageError } from './usage/usage-error.ts'
import { version } from './project/version.ts'

/** Said to those who knew an option that is no more. */
const NO_STRICT = 'Violated inferred rules fail a run by default; --gate stated lets them pass.'

const WRONG_USAGE = 2

/** Said to those who gave an address, or a rule, where a command takes no words. */
const NO_WORDS = 'An address goes with --base-url: countersign run --base-url https://host/path; a rule with --rule.'

/** What helps with a command line that commander does not understand. */
function hintFor({ code, message }: CommanderError): string | undefined {
  if (message.includes("'--strict'")) return NO_STRICT
  const isWordTooMany = code === 'commander.excessArguments' || /unknown command '\w*:\/\//.test(message)
  return isWordTooMany ? NO_WORDS : undefined
}

/** Tells an error, and returns the exit code for it. */
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
  letReadersGo()
  const program = new Command('countersign')
    .description('Conformance suite for the Electronic Signature Service Interface')
    .version(version)
    .exitOverride()
    .configureHelp({ optionDescription: optionText })
    .configureOutput({ writeErr: (text) => screen.error(text.trimEnd()) })

  const context = { environment, screen, endWith: (its: number) => void (code = its) }
  addTargetCommands(program, context)
  addSuiteCommands(program, context)

  try {
    await program.parseAsync(argv, { from: 'user' })
  } catch (error) {
    return ended(error, argv, screen)
  }
  return code
}
