import { Command } from 'commander'
import { prove } from './prove.ts'
import { UsageError } from './usage-error.ts'

const collect = (value: string, all: string[]): string[] => [...all, value]

/** Runs the command line. Never throws; returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  let code = 0
  const program = new Command('countersign')
  program
    .command('prove')
    .option('--rule <glob>', 'only faults of these rules', collect, [])
    .option('--area <area>', 'only faults of this area')
    .option('--all', 'against every scenario', false)
    .option('--seed <n>', 'seed', Number, 1)
    .action(async ({ rule, area, all, seed }: { rule: string[]; area?: string; all: boolean; seed: number }) => {
      const globs = area === undefined ? rule : [...rule, area]
      code = await prove({ rule: globs, all, seed, write: (line) => process.stdout.write(`${line}\n`) })
    })
  try {
    await program.parseAsync(argv, { from: 'user' })
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    return 2
  }
  return code
}
