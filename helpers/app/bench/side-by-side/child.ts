import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'
import { meetEmbedded } from '../../target/meet.ts'
import { loadScenarios } from '../../project/suite.ts'
import { sendPlan } from './bare-loop.ts'
import { delayResponses } from './delay.ts'
import type { Done, Job, Message } from './job.ts'
import { planOf, type Plan } from './plan.ts'
import { runSuite } from './suite-side.ts'

/** The process that `children.ts` starts: it takes one job, sends the result, and ends. */
async function carryOut(job: Job): Promise<void> {
  if (job.target) return send({ done: await measure(job, job.target) })
  delayResponses(job.delayMs)
  const { target, close } = await meetEmbedded()
  try {
    if (job.role === 'service') {
      await send({ target })
      await once(process, 'disconnect')
    } else {
      await send({ done: await measure(job, target) })
    }
  } finally {
    await close()
  }
}

async function measure({ role, plan: file, seed, concurrency }: Job, target: Job['target'] & object): Promise<Done> {
  if (role === 'bare') {
    const plan = deserialize(await readFile(file)) as Plan
    const cpu = process.cpuUsage()
    const sent = await sendPlan(plan, target, concurrency)
    return { ...sent, cpuMs: cpuMsSince(cpu) }
  }
  await loadScenarios()
  const cpu = process.cpuUsage()
  const { groups, ...run } = await runSuite(target, seed, concurrency)
  const cpuMs = cpuMsSince(cpu)
  await writeFile(file, serialize(planOf(target, groups)))
  return { ...run, cpuMs }
}

function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const send = (message: Message) =>
  new Promise<void>((resolve) => {
    process.send?.(message, () => resolve())
  })

process.once('message', (job: Job) => {
  carryOut(job)
    .catch((error: unknown) =>
      send({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
    .finally(() => process.connected && process.disconnect())
})
