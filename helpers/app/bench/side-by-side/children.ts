import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Target } from '../../../engine/targets/target.ts'
import type { Done, Job, Message } from './job.ts'

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))
/** The folder of the project, from which the loader is found. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** Milliseconds that one measurement may take. */
const LONGEST_MS = 60_000

/**
 * Runs a job in a process of its own, with the service there too, or parted from it in yet another one.
 * @throws Error when it fails, or takes too long
 */
export async function runJob(job: Job, parted: boolean, signal: AbortSignal): Promise<Done> {
  if (!parted) return doneOf(start(job, signal))
  const service = start({ ...job, role: 'service' }, signal)
  try {
    return await doneOf(start({ ...job, target: await targetOf(service) }, signal))
  } finally {
    if (service.child.connected) service.child.disconnect()
    await service.ended
  }
}

interface Started {
  readonly child: ChildProcess
  /** The first thing that it tells. */
  readonly message: Promise<Message>
  readonly ended: Promise<void>
}

function start(job: Job, signal: AbortSignal): Started {
  const child = fork(CHILD, { cwd: ROOT, execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const overdue = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
  const kill = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      clearTimeout(overdue)
      signal.removeEventListener('abort', kill)
      resolve()
    })
  })
  const message = new Promise<Message>((resolve) => {
    child.once('message', (told) => resolve(told as Message))
    // Told after all messages, unlike the exit.
    child.once('disconnect', () => resolve({ failed: `the ${job.role} process ended without a result` }))
  })
  child.send(job)
  return { child, message, ended }
}

async function doneOf({ message, ended }: Started): Promise<Done> {
  const told = await message
  await ended
  if ('done' in told) return told.done
  throw new Error('failed' in told ? told.failed : 'a service came instead of a result')
}

async function targetOf({ message }: Started): Promise<Target> {
  const told = await message
  if ('target' in told) return told.target
  throw new Error('failed' in told ? told.failed : 'a result came instead of a service')
}
