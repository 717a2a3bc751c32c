import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import pLimit from 'p-limit'
import { PROJECT } from '../../app/project/project.ts'
import { preparedCall, type Ended } from '../command.ts'
import type { HostJob, HostResult } from './job.ts'

/** Hosts for each test thread. Each more would load and warm up all code again, which takes longer than most command lines. */
const HOSTS = 1
const limit = pLimit(HOSTS)
const free: ChildProcess[] = []

/**
 * Runs a command line as `command` does, but in a process that runs many command lines one after another, because starting a process
 * costs more than the command itself. Tests of how the process starts, ends or is interrupted use `command`.
 */
export const hostedCommand = (
  args: readonly string[],
  environment: Record<string, string> = {},
  folder?: string,
): Promise<Ended> =>
  limit(async () => {
    const { words, env, cwd, out } = await preparedCall(args, environment, folder)
    const host = free.pop() ?? startHost()
    const result = await askHost(host, { args: words, env, cwd })
    free.push(host)
    return { ...result, out }
  })

function startHost(): ChildProcess {
  const host = fork(path.join(PROJECT, 'helpers/start.js'), ['helpers/testing/host/main'], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  host.unref()
  host.channel?.unref()
  return host
}

/** Sends a job to a host. @throws Error if the host ends during the command, as the command would have crashed its own process */
const askHost = (host: ChildProcess, job: HostJob): Promise<HostResult> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`the host ended with ${code} during: ${job.args.join(' ')}`))
    host.once('exit', onExit)
    host.once('message', (reply: HostResult | { readonly failed: string }) => {
      host.off('exit', onExit)
      if (!('failed' in reply)) return resolve(reply)
      host.kill()
      reject(new Error(`${job.args.join(' ')}: ${reply.failed}`))
    })
    host.send(job)
  })
