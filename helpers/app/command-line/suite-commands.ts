import type { Command } from 'commander'
import type { CoverageFlags } from '../commands/coverage.ts'
import { inLockedFolder } from '../process/folder-lock.ts'
import { UsageError } from '../usage/usage-error.ts'
import type { Context } from './context.ts'
import { COVERAGE_HELP, PROVE_HELP, moreHelp } from './help.ts'
import { collect, DEFAULT_OUT, SEED, whole } from './options.ts'

/** Sets of --together. */
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

/** Each fault alone, or sets of them together. */
async function proveBy(proving: ProveFlags, write: (line: string) => void): Promise<number> {
  const { together, sets, all, sample, resume, fresh, ...flags } = proving
  if (!all && sample !== undefined)
    throw new UsageError(`--sample ${sample}: which faults of --all? Give --all with it`)
  if (!all && resume) throw new UsageError('--resume: only proofs of --all are kept to go on from; give --all with it')
  if (together === undefined) {
    if (sets !== undefined)
      throw new UsageError(`--sets ${sets}: how many sets of what size? Give --together N with it`)
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
  if (all) throw new UsageError('--all with --together: sets are judged by every scenario in any case; leave --all out')
  const { proveTogether } = await import('../prove/prove-together.ts')
  return inLockedFolder(flags.out, 'prove', () => proveTogether({ ...flags, together, sets: sets ?? SETS, write }))
}

/** The commands about the suite itself: its rules, its service, and the proofs that it can fail. */
export function addSuiteCommands(program: Command, { screen, endWith }: Context): void {
  program
    .command('rules')
    .description('list the rules: statement, section, level, derivation, needs, scenarios and faults')
    .argument('[globs...]', 'ids, areas, or globs')
    .option('--json', 'as JSON', false)
    .action(async (globs: string[], { json }: { json: boolean }) => {
      const { listRules } = await import('../commands/rules.ts')
      await listRules(globs, json, screen)
    })

  program
    .command('coverage')
    .description('account for each sentence of the document: which rules it has, or why it has none')
    .option('--section <name>', 'each sentence of this section, with its rules by level')
    .option('--open', 'only sentences without a rule, with the reason', false)
    .option('--json', 'as JSON', false)
    .option('--document <file>', 'compare a copy of the document instead: does each sentence still say the same?')
    .addHelpText('after', moreHelp(COVERAGE_HELP, screen))
    .action(async (flags: CoverageFlags) => {
      const { coverage } = await import('../commands/coverage.ts')
      endWith(await coverage(flags, screen))
    })

  program
    .command('serve')
    .description('run the reference service alone; prints the variables that tell of it, and a first request')
    .option('--port <n>', 'port on 127.0.0.1; 0 for any free one', whole(0, 65_535), 4010)
    .option('--fault <ids>', 'with this fault, or with several: a,b,c')
    .action(async ({ port, fault }: { port: number; fault?: string }) => {
      const { serve } = await import('../commands/serve.ts')
      await serve(port, fault, (line) => void process.stdout.write(`${line}\n`))
    })

  program
    .command('prove')
    .description('show that the scenarios can fail: each fault must be caught by an assertion of its rule')
    .option('--rule <glob>', 'only faults of these rules; may be repeated', collect, [])
    .option('--all', 'each fault against every scenario; writes the fault matrix', false)
    .option('--sample <n>', 'only n faults, drawn by the seed (with --all)', whole(1, 100_000))
    .option('--resume', 'go on from where the last one was interrupted (with --all)', false)
    .option('--fresh', 'also what was proved before, though nothing that it hangs on has changed', false)
    .option(
      '--together <n>',
      'random sets of n faults, each set in one service: how many are still told',
      whole(2, 200),
    )
    .option('--sets <m>', 'how many sets (with --together; default: 10)', whole(1, 1000))
    .option('--out <dir>', 'folder of what is written', DEFAULT_OUT)
    .option('--seed <n>', 'seed of names and texts, and of the sets', SEED, 1)
    .addHelpText('after', moreHelp(PROVE_HELP, screen))
    .action(async (flags: ProveFlags) => {
      endWith(await proveBy(flags, screen.write))
    })
}
