import { Option, type Command } from 'commander'
import type { CleanupFlags } from '../commands/cleanup.ts'
import type { CompareFlags } from '../commands/compare.ts'
import type { ConfigFlags } from '../commands/config.ts'
import type { DoctorFlags } from '../commands/doctor.ts'
import type { CiService } from '../commands/init.ts'
import type { KnownFlags } from '../commands/known.ts'
import type { MergeFlags } from '../commands/merge.ts'
import { withProgress, type Context } from './context.ts'
import { moreHelp } from './help.ts'
import {
  withTargetOptions,
  collect,
  collectFolder,
  DEFAULT_OUT,
  folder,
  withGateOption,
  GROUP,
  withGateOptions,
  whole,
} from './options.ts'
import { JUDGE } from './run-commands.ts'
import {
  CLEANUP_HELP,
  COMPARE_HELP,
  CONFIG_HELP,
  DOCTOR_HELP,
  INIT_HELP,
  KNOWN_HELP,
  MERGE_HELP,
  REPORT_HELP,
  SHOW_HELP,
  STATEMENT_HELP,
} from './target-help.ts'

/** The heading of the commands that prepare a run. */
const SET_UP = 'Set up and clean up:'

/** Adds the commands that prepare or follow a run. */
export function addTargetCommands(program: Command, context: Context): void {
  const { environment, screen, endWith } = context

  program
    .command('init')
    .helpGroup(SET_UP)
    .summary('write a commented .env, a known list and a CI workflow')
    .description('write a commented .env, a known list and a CI workflow; existing files are kept')
    .addOption(
      new Option('--ci <service>', 'write the workflow of this service: github or gitlab')
        .choices(['github', 'gitlab'])
        .default('github'),
    )
    .addHelpText('after', moreHelp(INIT_HELP, screen))
    .action(async ({ ci }: { ci: CiService }) => {
      const { init } = await import('../commands/init.ts')
      init(process.cwd(), ci, screen)
    })

  withGateOption(
    withTargetOptions(program.command('doctor'))
      .helpGroup(SET_UP)
      .summary('check the set-up before a run')
      .description('check the set-up: print what is wrong, what a run would judge, and what would exercise more rules')
      .optionsGroup(GROUP.rules)
      .option('--rule <glob>', 'check for a run of only these rules; repeatable', collect, []),
  )
    .optionsGroup(GROUP.run)
    .option('--concurrency <n>', 'estimate the time of a run with this many scenarios at once', whole(1, 512), 32)
    .addHelpText('after', moreHelp(DOCTOR_HELP, screen))
    .action((flags: DoctorFlags) =>
      withProgress(context, async (progress) => {
        const { doctor } = await import('../commands/doctor.ts')
        return doctor(flags, environment, screen, progress)
      }),
    )

  program
    .command('cleanup')
    .helpGroup(SET_UP)
    .summary('cancel the transactions that earlier runs left on the target')
    .description('cancel the transactions that earlier runs left on the target: killed runs, and runs with --keep')
    .optionsGroup(GROUP.target)
    .option('--base-url <url>', 'clean up the service at this address (ESIGN_BASE_URL; default: that of the run)')
    .option('--against <file>', 'clean up the second target of a run, which this file of variables describes')
    .optionsGroup(GROUP.output)
    .option('--out <dir>', 'read what the runs of this folder left', folder, DEFAULT_OUT)
    .addHelpText('after', moreHelp(CLEANUP_HELP, screen))
    .action((flags: CleanupFlags) =>
      withProgress(context, async (progress) => {
        const { cleanup } = await import('../commands/cleanup.ts')
        return cleanup(flags, environment, screen, progress)
      }),
    )

  withGateOption(withTargetOptions(program.command('config')))
    .helpGroup(SET_UP)
    .summary('print the configuration with the source of each value')
    .description('print the configuration with the source of each value, secrets masked; nothing is sent')
    .optionsGroup(GROUP.output)
    .option('--json', 'print JSON', false)
    .addHelpText('after', moreHelp(CONFIG_HELP, screen))
    .action(async (flags: ConfigFlags) => {
      const { showConfiguration } = await import('../commands/config.ts')
      showConfiguration(flags, environment, screen)
    })

  withGateOptions(
    program
      .command('merge')
      .helpGroup(JUDGE)
      .summary('combine the parts of a run into one verdict')
      .description('combine the parts of a run (run --shard) into one report and one verdict')
      .argument('<dirs...>', 'the --out folder of every part'),
  )
    .optionsGroup(GROUP.output)
    .option('--out <dir>', 'write the combined reports here', folder, DEFAULT_OUT)
    .option(
      '--allure',
      'write Allure results as well, for a server that collects them; countersign report needs none',
      false,
    )
    .addHelpText('after', moreHelp(MERGE_HELP, screen))
    .action((folders: string[], flags: MergeFlags) =>
      withProgress(context, async (progress) => {
        const { merge } = await import('../commands/merge.ts')
        return merge(folders, flags, environment, screen, progress)
      }),
    )

  program
    .command('compare')
    .helpGroup(JUDGE)
    .summary('say what differs between two runs')
    .description('say what differs between two runs: of one target at two times, or of two targets')
    .argument('<a>', 'the --out folder of the first run, or its conformance.json')
    .argument('<b>', 'the same for the second run')
    .optionsGroup(GROUP.gate)
    .addOption(
      new Option('--fail-on <what>', 'regressions: exit with 1 if something got worse in b').choices(['regressions']),
    )
    .optionsGroup(GROUP.output)
    .option('--json', 'print JSON', false)
    .option('--html', 'write a page that needs no server and no network, and print its path', false)
    .option('--out <file>', 'write the page to this file (default: comparison.html)')
    .addHelpText('after', moreHelp(COMPARE_HELP, screen))
    .action(async (a: string, b: string, flags: CompareFlags) => {
      const { compare } = await import('../commands/compare.ts')
      context.endWith(await compare(a, b, flags, screen))
    })

  program
    .command('known')
    .helpGroup(JUDGE)
    .description('check the known list, or update it from the last run')
    .optionsGroup('Options:')
    .option('--known <file>', 'check or update this list', 'known.yaml')
    .option(
      '--update',
      'add violated rules, remove conforming ones, record which rules were judged; keep reasons, tickets and comments',
      false,
    )
    .option('--rules <dir>', 'accept entries for rules of your own from this folder; repeatable', collectFolder, [])
    .option('--out <dir>', 'read the last run in this folder', folder, DEFAULT_OUT)
    .addHelpText('after', moreHelp(KNOWN_HELP, screen))
    .action(async (flags: KnownFlags) => {
      const { known } = await import('../commands/known.ts')
      await known(flags, screen)
    })

  program
    .command('show')
    .helpGroup(JUDGE)
    .summary('print a finding or a rule of the last run')
    .description('print a finding or a rule of the last run: requests, assertion, curl line; nothing is sent')
    .argument('<rule|number>', 'the id of a rule, or the number of a finding')
    .optionsGroup(GROUP.output)
    .option('--out <dir>', 'read the last run in this folder', DEFAULT_OUT)
    .addHelpText('after', moreHelp(SHOW_HELP, screen))
    .action(async (what: string, { out }: { out: string }) => {
      const { show } = await import('../commands/show.ts')
      await show(what, out, screen)
    })

  program
    .command('report')
    .helpGroup(JUDGE)
    .summary('write the Allure page of the last run')
    .description('write the Allure page of the last run: one HTML file that needs no server and no network')
    .optionsGroup(GROUP.output)
    .option('--out <dir>', 'read the results and write the page in this folder', folder, DEFAULT_OUT)
    .addHelpText('after', moreHelp(REPORT_HELP, screen))
    .action(async ({ out }: { out: string }) => {
      const { makeReport } = await import('../commands/report.ts')
      screen.write(`Allure report: ${await makeReport(out)}`)
    })
  program
    .command('statement')
    .helpGroup(JUDGE)
    .summary('check the conformance statement of a run')
    .description('check the digests of a conformance statement, and whether its rules are those of this version')
    .argument('<file>', 'a conformance-statement.json')
    .addHelpText('after', moreHelp(STATEMENT_HELP, screen))
    .action(async (file: string) => {
      const { checkStatement } = await import('../commands/statement.ts')
      endWith(checkStatement(file, screen))
    })
}
