import { Option, type Command } from 'commander'
import type { CleanupFlags } from '../commands/cleanup.ts'
import type { ConfigFlags } from '../commands/config.ts'
import type { DoctorFlags } from '../commands/doctor.ts'
import type { CiService } from '../commands/init.ts'
import type { KnownFlags } from '../commands/known.ts'
import type { MergeFlags } from '../commands/merge.ts'
import type { RunFlags } from '../commands/run.ts'
import { withProgress, type Context } from './context.ts'
import { DOCTOR_HELP, KNOWN_HELP, MERGE_HELP, RUN_HELP, moreHelp } from './help.ts'
import { aimed, collect, DEFAULT_OUT, duration, gated, held, part, SEED, whole } from './options.ts'

/** The commands around a run: what it judges, how it is set up, and what it is held to. */
export function addTargetCommands(program: Command, context: Context): void {
  const { environment, screen } = context

  held(
    aimed(program.command('run'))
      .description('judge a target rule by rule; without an address the embedded reference service')
      .option('--rule <glob>', 'only these rules: an id, an area, or a glob; may be repeated', collect, [])
      .option('--exclude <glob>', 'none of these rules, whatever is seen of them; may be repeated', collect, [])
      .option('--last-failed', 'only what was violated or inconclusive in the last run of --out', false)
      .option('--resume', 'go on from the last run of --out, which did not come to its end', false),
  )
    .option(
      '--max-violations <n>',
      'stop once so many rules are violated; what is left is not judged',
      whole(1, 1_000_000),
    )
    .option(
      '--deadline <time>',
      'end after this time, such as 90s, 10m or 1.5h, whatever comes; what is left is not judged',
      duration,
    )
    .option('--out <dir>', 'folder of the reports; those of the run before go to its folder previous', DEFAULT_OUT)
    .option('--seed <n>', 'seed of names, texts and order (default: drawn, and told)', SEED)
    .option('--concurrency <n>', 'scenarios side by side', whole(1, 512), 32)
    .option('--shard <i/n>', 'only this part of the scenarios, for one of n machines; see countersign merge', part)
    .option('--keep', 'cancel nothing of what is created; countersign cleanup does so later', false)
    .option('--no-doctor', 'begin without looking whether what is told of the workspace holds')
    .option('--fault <ids>', 'judge the reference service with this fault, or with several: a,b,c')
    .addHelpText('after', moreHelp(RUN_HELP, screen))
    .action((flags: RunFlags) =>
      withProgress(context, async (progress) => {
        const { runConformance } = await import('../commands/run.ts')
        return runConformance(flags, environment, screen, progress)
      }),
    )

  program
    .command('init')
    .description('write a commented .env, a list of known violations and a workflow; overwrites nothing')
    .addOption(
      new Option('--ci <service>', 'for which the workflow is').choices(['github', 'gitlab']).default('github'),
    )
    .action(async ({ ci }: { ci: CiService }) => {
      const { init } = await import('../commands/init.ts')
      init(process.cwd(), ci, screen)
    })

  gated(aimed(program.command('doctor')))
    .description('look at the set-up before a run: what is wrong, what would be judged, and what would exercise more')
    .option('--rule <glob>', 'as if only these rules were judged; may be repeated', collect, [])
    .option('--concurrency <n>', 'scenarios side by side, for the time that a run takes', whole(1, 512), 32)
    .addHelpText('after', moreHelp(DOCTOR_HELP, screen))
    .action((flags: DoctorFlags) =>
      withProgress(context, async (progress) => {
        const { doctor } = await import('../commands/doctor.ts')
        return doctor(flags, environment, screen, progress)
      }),
    )

  program
    .command('cleanup')
    .description('cancel what runs left behind that were killed, or kept what they created')
    .option('--base-url <url>', 'address of the target (ESIGN_BASE_URL; by default that of the run)')
    .option('--out <dir>', 'folder of the reports of the run', DEFAULT_OUT)
    .action((flags: CleanupFlags) =>
      withProgress(context, async (progress) => {
        const { cleanup } = await import('../commands/cleanup.ts')
        return cleanup(flags, environment, screen, progress)
      }),
    )

  gated(aimed(program.command('config')))
    .description('show what is configured, secrets masked, each with its source; nothing is sent')
    .option('--json', 'as JSON', false)
    .action(async (flags: ConfigFlags) => {
      const { showConfiguration } = await import('../commands/config.ts')
      showConfiguration(flags, environment, screen)
    })

  held(
    program
      .command('merge')
      .description('put the parts of a run together that were run with --shard: one report, one verdict')
      .argument('<dirs...>', 'the --out of each')
      .option('--out <dir>', 'folder of the reports', DEFAULT_OUT),
  )
    .addHelpText('after', moreHelp(MERGE_HELP, screen))
    .action((folders: string[], flags: MergeFlags) =>
      withProgress(context, async (progress) => {
        const { merge } = await import('../commands/merge.ts')
        return merge(folders, flags, environment, screen, progress)
      }),
    )

  program
    .command('known')
    .description('check the list of known violations and judged rules, or update it from the last run')
    .option('--known <file>', 'the list', 'known.yaml')
    .option(
      '--update',
      'add what is violated, remove what conforms, record which rules were judged; reasons, tickets and comments stay',
      false,
    )
    .option('--out <dir>', 'folder of the reports of the last run', DEFAULT_OUT)
    .addHelpText('after', moreHelp(KNOWN_HELP, screen))
    .action(async (flags: KnownFlags) => {
      const { known } = await import('../commands/known.ts')
      known(flags, screen)
    })

  program
    .command('report')
    .description('make the Allure page of the last run: one file, without a server, without a network')
    .option('--out <dir>', 'folder of the reports', DEFAULT_OUT)
    .action(async ({ out }: { out: string }) => {
      const { makeReport } = await import('../commands/report.ts')
      screen.write(`Allure report: ${await makeReport(out)}`)
    })
}
