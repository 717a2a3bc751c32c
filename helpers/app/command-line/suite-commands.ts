import type { Command } from 'commander'
import type { CoverageFlags } from '../commands/coverage.ts'
import type { ServeFlags } from '../commands/serve.ts'
import type { RulesFlags } from '../commands/rules.ts'
import { inLockedFolder } from '../process/folder-lock.ts'
import { UsageError } from '../usage/usage-error.ts'
import type { Context } from './context.ts'
import { moreHelp } from './help.ts'
import { collect, collectFolder, DEFAULT_OUT, folder, GROUP, SEED, whole } from './options.ts'
import { COVERAGE_HELP, OPENAPI_HELP, PROVE_HELP, RULES_HELP, SERVE_HELP } from './suite-help.ts'

/** The number of sets of --together. */
const SETS = 10

/** The flags of `countersign prove`. */
interface ProveFlags {
  readonly rule: readonly string[]
  readonly all: boolean
  readonly sample?: number
  readonly resume: boolean
  readonly fresh: boolean
  readonly together?: number
  readonly sets?: number
  readonly out: string
  readonly seed: number
}

/** Proves faults one by one, or in sets. */
async function proveBy(proving: ProveFlags, write: (line: string) => void): Promise<number> {
  const { together, sets, all, sample, resume, fresh, ...flags } = proving
  if (!all && sample !== undefined)
    throw new UsageError(`--sample ${sample} needs --all. Give both, or leave --sample out.`)
  if (!all && resume)
    throw new UsageError('--resume needs --all, as only its proofs can be resumed. Give both, or leave --resume out.')
  if (together === undefined) {
    if (sets !== undefined)
      throw new UsageError(
        `--sets ${sets} needs --together N, the number of faults in a set. Give both, or leave --sets out.`,
      )
    const { prove } = await import('../prove/prove.ts')
    return inLockedFolder(flags.out, 'prove', () =>
      prove({
        ...flags,
        all,
        resume,
        fresh: fresh || process.env['COUNTERSIGN_FRESH'] === 'true',
        ...(sample !== undefined && { sample }),
        write,
      }),
    )
  }
  if (all)
    throw new UsageError('--all cannot be combined with --together, which always runs every scenario. Leave --all out.')
  const { proveTogether } = await import('../prove/prove-together.ts')
  return inLockedFolder(flags.out, 'prove', () => proveTogether({ ...flags, together, sets: sets ?? SETS, write }))
}

/** Adds the commands about the suite itself: its rules, its reference service, and the proofs that it can fail. */
export function addSuiteCommands(program: Command, { screen, endWith }: Context): void {
  program.commandsGroup('Explore the suite:')
  program
    .command('rules')
    .summary('list rules with their scenarios and faults')
    .description('list rules: statement, section, level, derivation, needs, scenarios and faults')
    .argument(
      '[globs...]',
      'ids, areas or globs of rules, or a fault for the rules that it breaks (default: all rules)',
    )
    .optionsGroup(GROUP.rules)
    .option(
      '--rules <dir>',
      'also list rules of your own from the modules in this folder; repeatable',
      collectFolder,
      [],
    )
    .optionsGroup(GROUP.output)
    .option('--json', 'print JSON', false)
    .addHelpText('after', moreHelp(RULES_HELP, screen))
    .action(async (globs: string[], flags: RulesFlags) => {
      const { listRules } = await import('../commands/rules.ts')
      await listRules(globs, flags, screen)
    })

  program
    .command('coverage')
    .summary('print the rules of each sentence of the document')
    .description('print for each sentence of the document its rules, or the reason why it has none')
    .optionsGroup('Sentences:')
    .option('--section <name>', 'print every sentence of this section, with its rules by level')
    .option('--open', 'print only sentences without a rule, with the reason', false)
    .option('--document <file>', 'compare the sentences with this copy of the document')
    .optionsGroup(GROUP.output)
    .option('--json', 'print JSON', false)
    .addHelpText('after', moreHelp(COVERAGE_HELP, screen))
    .action(async (flags: CoverageFlags) => {
      const { coverage } = await import('../commands/coverage.ts')
      endWith(await coverage(flags, screen))
    })

  program
    .command('openapi')
    .summary('print an OpenAPI description of the document')
    .description('print an OpenAPI 3.1 description of the document, or write it to a file')
    .optionsGroup(GROUP.output)
    .option('--out <file>', 'write the description to this file')
    .addHelpText('after', moreHelp(OPENAPI_HELP, screen))
    .action(async ({ out }: { out?: string }) => {
      const { openapi } = await import('../commands/openapi.ts')
      openapi(out, screen)
    })

  program
    .command('serve')
    .summary('run the reference service as a sandbox')
    .description('run the reference service with pages for people, and print its variables')
    .optionsGroup('Service:')
    .option('--port <n>', 'listen on this port of 127.0.0.1; 0 takes any free port', whole(0, 65_535), 4010)
    .option('--fault <ids>', 'serve with this fault, or with several: a,b,c')
    .option('--variant <ids>', 'serve a service that conforms in another way, or in several: a,b,c')
    .option('--latency <ms>', 'delay every response of the API by this many milliseconds', whole(0, 60_000), 0)
    .addHelpText('after', moreHelp(SERVE_HELP, screen))
    .action(async (flags: ServeFlags) => {
      const { serve } = await import('../commands/serve.ts')
      await serve(flags, (line) => void process.stdout.write(`${line}\n`))
    })

  program
    .command('prove')
    .summary('prove that the scenarios catch each fault')
    .description('prove that the scenarios can fail: an assertion of its rule must catch each fault')
    .optionsGroup('Faults:')
    .option('--rule <glob>', 'prove only faults of these rules; repeatable', collect, [])
    .option('--fresh', 'prove every fault again, even if nothing that it depends on has changed', false)
    .optionsGroup('Each fault with every scenario:')
    .option('--all', 'judge each fault with every scenario, and write the fault matrix', false)
    .option('--sample <n>', 'with --all, prove only n faults, drawn by the seed', whole(1, 100_000))
    .option('--resume', 'with --all, resume the interrupted command of this folder', false)
    .optionsGroup('Several faults at once:')
    .option(
      '--together <n>',
      'put n random faults into one service, and count how many are still reported',
      whole(2, 200),
    )
    .option('--sets <m>', 'with --together, judge m sets of faults (default: 10)', whole(1, 1000))
    .optionsGroup(GROUP.run)
    .option('--seed <n>', 'draw names, texts and sets of faults from this seed', SEED, 1)
    .optionsGroup(GROUP.output)
    .option('--out <dir>', 'write the result here', folder, DEFAULT_OUT)
    .addHelpText('after', moreHelp(PROVE_HELP, screen))
    .action(async (flags: ProveFlags) => {
      endWith(await proveBy(flags, screen.write))
    })
}
