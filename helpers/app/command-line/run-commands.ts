import type { Command } from 'commander'
import type { RunFlags } from '../commands/run.ts'
import type { ExploreFlags } from '../explore/plan.ts'
import { withProgress, type Context } from './context.ts'
import { moreHelp } from './help.ts'
import {
  collect,
  collectFolder,
  DEFAULT_OUT,
  duration,
  folder,
  GROUP,
  part,
  SEED,
  whole,
  withGateOptions,
  withTargetOptions,
} from './options.ts'
import { EXPLORE_HELP, RUN_HELP } from './target-help.ts'

/** The heading of the commands that judge a target. */
export const JUDGE = 'Judge a target:'

/** The option that judges the reference service with faults. */
const FAULT = ['--fault <ids>', 'judge the reference service with this fault, or with several: a,b,c'] as const

/** Adds the commands that send requests to judge a target. */
export function addRunCommands(program: Command, context: Context): void {
  const { environment, screen } = context

  withGateOptions(
    withTargetOptions(program.command('run'))
      .helpGroup(JUDGE)
      .summary('judge a target rule by rule')
      .description('judge a target rule by rule; without an address, the embedded reference service')
      .option(...FAULT)
      .option('--against <file>', 'judge the target that this file of variables describes as well, and compare both')
      .optionsGroup(GROUP.rules)
      .option('--rule <glob>', 'judge only these rules: an id, an area or a glob; repeatable', collect, [])
      .option(
        '--exclude <glob>',
        'leave these rules out, even if a scenario of another rule sees them; repeatable',
        collect,
        [],
      )
      .option(
        '--rules <dir>',
        'also judge rules of your own from the modules in this folder; repeatable',
        collectFolder,
        [],
      )
      .option('--last-failed', 'judge only what was violated or inconclusive in the last run of --out', false)
      .option('--resume', 'resume the last run of --out, which did not finish', false),
  )
    .optionsGroup(GROUP.run)
    .option(
      '--max-violations <n>',
      'stop after n violated rules; the remaining rules are not judged',
      whole(1, 1_000_000),
    )
    .option(
      '--deadline <time>',
      'stop after this time, such as 90s, 10m or 1.5h; the remaining rules are not judged',
      duration,
    )
    .option(
      '--seed <n>',
      'draw names, texts and the order of scenarios from this seed (default: random, and printed)',
      SEED,
    )
    .option('--concurrency <n>', 'run this many scenarios at the same time', whole(1, 512), 32)
    .option('--shard <i/n>', 'run only part i of n, one for each machine; combine them with countersign merge', part)
    .option('--keep', 'keep everything that the run creates; remove it later with countersign cleanup', false)
    .option('--no-doctor', 'skip the check of the configured workspace facts')
    .optionsGroup(GROUP.output)
    .option(
      '--out <dir>',
      'write the reports here, and move those of the previous run to its folder previous',
      folder,
      DEFAULT_OUT,
    )
    .option(
      '--allure',
      'write Allure results as well, for a server that collects them; countersign report needs none',
      false,
    )
    .addHelpText('after', moreHelp(RUN_HELP, screen))
    .action((flags: RunFlags) =>
      withProgress(context, async (progress) => {
        const { runConformance } = await import('../commands/run.ts')
        return runConformance(flags, environment, screen, progress)
      }),
    )

  withTargetOptions(program.command('explore'))
    .helpGroup(JUDGE)
    .summary('compare a target with a model, in random sequences')
    .description('compare a target with a model of the document, in random sequences')
    .option(...FAULT)
    .optionsGroup(GROUP.run)
    .option(
      '--runs <n>',
      'play this many sequences (default: 300, or as many as fit in --minutes)',
      whole(1, 1_000_000),
    )
    .option('--minutes <n>', 'begin no sequence after this many minutes', whole(1, 10_080))
    .option('--seed <n>', 'draw the sequences from this seed (default: random, and printed)', SEED)
    .option('--no-doctor', 'skip the check of the configured workspace facts')
    .optionsGroup(GROUP.output)
    .option('--out <dir>', 'write explore.json here', folder, DEFAULT_OUT)
    .addHelpText('after', moreHelp(EXPLORE_HELP, screen))
    .action((flags: ExploreFlags) =>
      withProgress(context, async (progress) => {
        const { exploreTarget } = await import('../explore/command.ts')
        return exploreTarget(flags, environment, screen, progress)
      }),
    )
}
