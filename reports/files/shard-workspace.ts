import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { StatedWorkspace } from '../../helpers/engine/facts/stated-workspace.ts'
import { ShardError } from './shard-file.ts'
import { REPORTS, writeWhole } from './write.ts'

const schema = z.strictObject({
  made: z.boolean(),
  capabilities: z.array(z.string()),
  facts: z.array(z.strictObject({ variable: z.string(), means: z.string(), value: z.string() })),
})

/** Writes the facts of the workspace that a part of a run was judged against, for the statement of the whole run. */
export function writeShardWorkspace(workspace: StatedWorkspace, outDir: string): void {
  writeWhole(path.join(outDir, REPORTS.shardWorkspace), `${JSON.stringify(workspace)}\n`)
}

/** @throws ShardError if the folder has no usable file of these facts */
export function readShardWorkspace(folder: string): StatedWorkspace {
  try {
    return schema.parse(JSON.parse(readFileSync(path.join(folder, REPORTS.shardWorkspace), 'utf8')))
  } catch {
    throw new ShardError(`its ${REPORTS.shardWorkspace} is missing or not of this version. Run the shard again.`)
  }
}
