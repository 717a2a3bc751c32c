import { main as countersign } from '../../app/main.ts'
import type { HostJob, HostResult } from './job.ts'
import { closedAgain, openResources } from './open-resources.ts'

type Write = typeof process.stdout.write

/** Milliseconds after its end within which a command must close all its resources. */
const CLOSED_MS = 5_000

/** Receives command lines from the parent process, runs them one after another, and sends back how each ended. */
export async function main(): Promise<number> {
  // Without its parent, the host is useless, even in the middle of a run.
  process.on('disconnect', () => process.exit())
  process.on('message', (job: HostJob) => {
    carryOut(job).then(
      (result) => process.send?.(result),
      (error: unknown) => process.send?.({ failed: String(error) }),
    )
  })
  return 0
}

async function carryOut({ args, env, cwd }: HostJob): Promise<HostResult> {
  process.chdir(cwd)
  replaceVariables(env)
  const release = [collect(process.stdout), collect(process.stderr)] as const
  const open = openResources()
  const before = process.listeners('uncaughtException')
  try {
    const code = await countersign(args)
    await closedAgain(open, CLOSED_MS)
    return { code, stdout: release[0](), stderr: release[1]() }
  } finally {
    for (const listener of process.listeners('uncaughtException'))
      if (!before.includes(listener)) process.off('uncaughtException', listener)
  }
}

function replaceVariables(env: HostJob['env']): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
  Object.assign(process.env, env)
}

/**
 * Collects the text that is written to a stream, instead of writing it.
 * @returns a function that restores the stream, and returns the text
 */
function collect(stream: NodeJS.WriteStream): () => string {
  const { write } = stream
  const listeners = stream.listeners('error')
  let text = ''
  stream.write = ((data: string | Uint8Array) => {
    text += typeof data === 'string' ? data : Buffer.from(data).toString()
    return true
  }) satisfies Write
  return () => {
    stream.write = write
    for (const listener of stream.listeners('error'))
      if (!listeners.includes(listener)) stream.off('error', listener as () => void)
    return text
  }
}
