import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import pLimit from 'p-limit'
import { PROJECT } from '../../app/project/project.ts'
import { preparedCall, type Ended } from '../command.ts'
import type { HostJob, HostResult } from './job.ts'

/** Hosts of one test thread: while one run waits for its target, the other computes. */
const HOSTS = 2
const limit = pLimit(HOSTS)
const free: ChildProcess[] = []

/**
 * Runs a command line as `command` does, in a process that runs many of them one after another: most of what a command costs is to
 * start it. Tests of how the process itself starts, ends or is interrupted use `command`.
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

/** @throws Error when the host ends during the command, as a process of its own would have crashed */
const askHost = (host: ChildProcess, job: HostJob): Promise<HostResult> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`the host ended with ${code} during: ${job.args.join(' ')}`))
    host.once('exit', onExit)
    host.once('message', (answer: HostResult | { readonly failed: string }) => {
      host.off('exit', onExit)
      if (!('failed' in answer)) return resolve(answer)
      host.kill()
      reject(new Error(`${job.args.join(' ')}: ${answer.failed}`))
    })
    host.send(job)
  })
