import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Target } from '../../../engine/targets/target.ts'
import type { Done, Job, Message } from './job.ts'

const CHILD = fileURLToPath(new URL('child.ts', import.meta.url))
/** The folder of the project, where Node finds the loader. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** Milliseconds that one measurement may take. */
const LONGEST_MS = 60_000

/**
 * Runs a job in its own process, with the service in the same process or, if `parted`, in another one.
 * @throws Error if it fails or takes too long
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
  /** Its first message. */
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
    child.once('message', (value) => resolve(value as Message))
    // Unlike `exit`, this event comes after all messages.
    child.once('disconnect', () => resolve({ failed: `the ${job.role} process ended without a result` }))
  })
  child.send(job)
  return { child, message, ended }
}

async function doneOf({ message, ended }: Started): Promise<Done> {
  const received = await message
  await ended
  if ('done' in received) return received.done
  throw new Error('failed' in received ? received.failed : 'the process sent a service instead of a result')
}

async function targetOf({ message }: Started): Promise<Target> {
  const received = await message
  if ('target' in received) return received.target
  throw new Error('failed' in received ? received.failed : 'the process sent a result instead of a service')
}
