import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { startProgress } from '../reports/terminal/progress.ts'
import { GATES } from './catalogue/gate.ts'
import { readEnvironment, secretsIn } from './wiring/environment.ts'
import type { ConfigFlags } from './commands/config.ts'
import type { CoverageFlags } from './commands/coverage.ts'
import type { DoctorFlags } from './commands/doctor.ts'
import type { RunFlags } from './commands/run.ts'
import { crashText, endOnCrash, letReadersGo, NOTHING_CONCLUDED } from './wiring/crash.ts'
import { inLockedFolder } from './wiring/folder-lock.ts'
import { processScreen, type Screen } from './wiring/screen.ts'
import { UsageError } from './wiring/usage-error.ts'
import { version } from './wiring/version.ts'

const collect = (value: string, all: string[]): string[] => [...all, value]

/** A parser of whole numbers within bounds. */
const whole = (least: number, most: number) => (value: string) => {
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= least && number <= most) return number
  throw new InvalidArgumentError(`must be a whole number from ${least} to ${most}.`)
}

const SEED = whole(0, 2 ** 31 - 1)

const VARIABLES_HELP = `
Keys never come from a flag. They are read from the environment or from .env:
  ESIGN_BASE_URL, ESIGN_API_KEY, ESIGN_NO_ACCESS_API_KEY, ESIGN_CONTROL_URL, ESIGN_CONTROL_TOKEN,
  and one variable for each fact of the workspace: see .env.example, and countersign config.
A run writes: it reaches no host but this machine and those that ESIGN_TEST_HOSTS names.

Exit codes: 0 passed; 1 a rule is violated, stated or inferred (with --gate stated, or ESIGN_GATE=stated: a stated one);
2 command line, configuration, first contact or what is told of the workspace wrong, nothing judged; 3 nothing violated
but something inconclusive, or no rule judged, or the suite itself failed; 130 interrupted.`

const DOCTOR_HELP = `
It sends few requests: drafts, which it cancels, a small file, and one of 25 MB unless ESIGN_BIG_UPLOADS=false.

Exit codes: 0 a run may begin; 2 something is wrong.`

const PROVE_HELP = `
With --together N, sets of N faults whose rules do not overlap are put together into one service each, and judged by every
scenario; --rule chooses the faults. Faults that break more than six rules alone are left out: by their own rules, and by
the fault matrix of the last prove --all in the folder. Written is prove-together.json, with what hid each fault that is
not told. A set is seen again with countersign run --fault a,b,c.

Exit codes: 0 all is proved (with --together: 97 of 100 faults are told); 1 it is not; 2 command line wrong; 3 the suite
itself failed.`

const COVERAGE_HELP = `
A row of a table counts as one sentence. The document itself is not part of the suite: kept is a digest of each sentence,
which tells where a newer copy says something else, and so which rules to look at.

Exit codes: 0 listed, or the copy says the same; 1 the copy says something else; 2 command line wrong, or no such file.`

const DEFAULT_OUT = 'reports/out'
/** Sets of --together. */
const SETS = 10

/** Said to those who knew an option that is no more. */
const NO_STRICT = 'Violated inferred rules fail a run by default; --gate stated lets them pass.'

const WRONG_USAGE = 2

/** The flags of `countersign prove`. */
interface ProveFlags {
  readonly rule: readonly string[]
  readonly all: boolean
  readonly sample?: number
  readonly resume: boolean
  readonly together?: number
  readonly sets?: number
  readonly out: string
  readonly seed: number
}

/** Each fault alone, or sets of them together. */
async function proveBy(proving: ProveFlags, write: (line: string) => void): Promise<number> {
  const { together, sets, all, sample, resume, ...flags } = proving
  if (!all && sample !== undefined)
    throw new UsageError(`--sample ${sample}: which faults of --all? Give --all with it`)
  if (!all && resume) throw new UsageError('--resume: only proofs of --all are kept to go on from; give --all with it')
  if (together === undefined) {
    if (sets !== undefined)
      throw new UsageError(`--sets ${sets}: how many sets of what size? Give --together N with it`)
    const { prove } = await import('./commands/prove.ts')
    return inLockedFolder(flags.out, 'prove', () =>
      prove({ ...flags, all, resume, ...(sample !== undefined && { sample }), write }),
    )
  }
  if (all) throw new UsageError('--all with --together: sets are judged by every scenario in any case; leave --all out')
  const { proveTogether } = await import('./commands/prove-together.ts')
  return inLockedFolder(flags.out, 'prove', () => proveTogether({ ...flags, together, sets: sets ?? SETS, write }))
}

/** Said to those who gave an address, or a rule, where a command takes no words. */
const NO_WORDS = 'An address goes with --base-url: countersign run --base-url https://host/path; a rule with --rule.'

/** What helps with a command line that commander does not understand. */
function hintFor({ code, message }: CommanderError): string | undefined {
  if (message.includes("'--strict'")) return NO_STRICT
  const isWordTooMany = code === 'commander.excessArguments' || /unknown command '\w*:\/\//.test(message)
  return isWordTooMany ? NO_WORDS : undefined
}

/** Options that say what is judged, and what fails a run. */
const judging = (command: Command): Command =>
  command
    .option('--base-url <url>', 'address of the target, below which /v1 lies (ESIGN_BASE_URL)')
    .option('--control-url <url>', 'address of its control interface (ESIGN_CONTROL_URL)')
    .addOption(
      new Option(
        '--gate <levels>',
        'which violated rules fail the run: all, or only stated ones, inferred ones being told and let pass (ESIGN_GATE; all)',
      ).choices(GATES),
    )

/** Tells an error, and returns the exit code for it. */
async function ended(error: unknown, argv: readonly string[], screen: Screen): Promise<number> {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0
    const hint = hintFor(error)
    if (hint !== undefined) screen.error(hint)
    if (argv[0] === 'run') {
      const { setAsideFor } = await import('./wiring/set-aside.ts')
      await setAsideFor(argv, DEFAULT_OUT)
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
    .configureOutput({ writeErr: (text) => screen.error(text.trimEnd()) })

  judging(program.command('run'))
    .description('judge a target rule by rule; without an address the embedded reference service')
    .option('--image <name>', 'container image to judge: it is started, judged and stopped; addresses are paths then')
    .option('--image-port <n>', 'port on which it serves (default: the only one that it exposes)', whole(1, 65_535))
    .option('--image-env <variable>', 'NAME=value for it, or NAME for one of yours; may be repeated', collect, [])
    .option('--image-ready <path>', 'path that it answers with 2xx once it is ready (default: any answer will do)')
    .option('--rule <glob>', 'only these rules: an id, an area, or a glob; may be repeated', collect, [])
    .option('--out <dir>', 'folder of the reports; those of the run before go to its folder previous', DEFAULT_OUT)
    .option('--seed <n>', 'seed of names, texts and order (default: drawn, and told)', SEED)
    .option('--concurrency <n>', 'scenarios side by side', whole(1, 512), 32)
    .option('--no-doctor', 'begin without looking whether what is told of the workspace holds')
    .option('--fault <ids>', 'judge the reference service with this fault, or with several: a,b,c')
    .addHelpText('after', VARIABLES_HELP)
    .action(async (flags: RunFlags) => {
      // Shown before all else is loaded, which takes a while.
      const progress = startProgress('starting ...', screen.progress)
      try {
        const { runConformance } = await import('./commands/run.ts')
        code = await runConformance(flags, environment, screen, progress)
      } finally {
        progress.stop()
      }
    })

  program
    .command('init')
    .description('write a commented .env, a list of known violations and a workflow for GitHub; overwrites nothing')
    .action(async () => {
      const { init } = await import('./commands/init.ts')
      init(process.cwd(), screen)
    })

  judging(program.command('doctor'))
    .description('look at the set-up before a run: what is wrong, what would be judged, and what would exercise more')
    .option('--rule <glob>', 'as if only these rules were judged; may be repeated', collect, [])
    .option('--concurrency <n>', 'scenarios side by side, for the time that a run takes', whole(1, 512), 32)
    .addHelpText('after', DOCTOR_HELP)
    .action(async (flags: DoctorFlags) => {
      const progress = startProgress('starting ...', screen.progress)
      try {
        const { doctor } = await import('./commands/doctor.ts')
        code = await doctor(flags, environment, screen, progress)
      } finally {
        progress.stop()
      }
    })

  judging(program.command('config'))
    .description('show what is configured, secrets masked, each with its source; nothing is sent')
    .option('--json', 'as JSON', false)
    .action(async (flags: ConfigFlags) => {
      const { showConfiguration } = await import('./commands/config.ts')
      showConfiguration(flags, environment, screen)
    })

  program
    .command('rules')
    .description('list the rules: statement, section, level, derivation, needs, scenarios and faults')
    .argument('[globs...]', 'ids, areas, or globs')
    .option('--json', 'as JSON', false)
    .action(async (globs: string[], { json }: { json: boolean }) => {
      const { listRules } = await import('./commands/rules.ts')
      await listRules(globs, json, screen)
    })

  program
    .command('coverage')
    .description('account for each sentence of the document: which rules it has, or why it has none')
    .option('--section <name>', 'each sentence of this section, with its rules by level')
    .option('--open', 'only sentences without a rule, with the reason', false)
    .option('--json', 'as JSON', false)
    .option('--document <file>', 'compare a copy of the document instead: does each sentence still say the same?')
    .addHelpText('after', COVERAGE_HELP)
    .action(async (flags: CoverageFlags) => {
      const { coverage } = await import('./commands/coverage.ts')
      code = await coverage(flags, screen)
    })

  program
    .command('serve')
    .description('run the reference service alone; prints the variables that tell of it, and a first request')
    .option('--port <n>', 'port on 127.0.0.1; 0 for any free one', whole(0, 65_535), 4010)
    .option('--fault <ids>', 'with this fault, or with several: a,b,c')
    .action(async ({ port, fault }: { port: number; fault?: string }) => {
      const { serve } = await import('./commands/serve.ts')
      await serve(port, fault, (line) => void process.stdout.write(`${line}\n`))
    })

  program
    .command('report')
    .description('make the Allure page of the last run: one file, without a server, without a network')
    .option('--out <dir>', 'folder of the reports', DEFAULT_OUT)
    .action(async ({ out }: { out: string }) => {
      const { makeReport } = await import('./commands/report.ts')
      screen.write(`Allure report: ${await makeReport(out)}`)
    })

  program
    .command('prove')
    .description('show that the scenarios can fail: each fault must be caught by an assertion of its rule')
    .option('--rule <glob>', 'only faults of these rules; may be repeated', collect, [])
    .option('--all', 'each fault against every scenario; writes the fault matrix', false)
    .option('--sample <n>', 'only n faults, drawn by the seed (with --all)', whole(1, 100_000))
    .option('--resume', 'go on from where the last one was interrupted (with --all)', false)
    .option(
      '--together <n>',
      'random sets of n faults, each set in one service: how many are still told',
      whole(2, 200),
    )
    .option('--sets <m>', 'how many sets (with --together; default: 10)', whole(1, 1000))
    .option('--out <dir>', 'folder of what is written', DEFAULT_OUT)
    .option('--seed <n>', 'seed of names and texts, and of the sets', SEED, 1)
    .addHelpText('after', PROVE_HELP)
    .action(async (flags: ProveFlags) => {
      code = await proveBy(flags, screen.write)
    })

  try {
    await program.parseAsync(argv, { from: 'user' })
  } catch (error) {
    return ended(error, argv, screen)
  }
  return code
}
