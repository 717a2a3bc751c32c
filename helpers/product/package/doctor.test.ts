import { afterAll, beforeAll, expect, test } from 'vitest'
import { startReferenceService, type RunningService } from '../../../fixtures/reference-service/index.ts'
import { variants } from '../../../fixtures/variants/index.ts'
import { vendors } from '../../../fixtures/variants/vendors.ts'
import { examineBriefly } from '../../engine/doctor/examine.ts'
import { MadeWorkspace } from '../../engine/facts/made-workspace.ts'
import { exportsOf, workspaceOf } from '../../engine/facts/workspace.ts'
import { readConfiguration } from '../../engine/configuration/configuration.ts'
import { firstContact } from '../../engine/contact/first-contact.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { emptyFolder, runVitest } from '../../testing/vitest/run-vitest.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

let service: RunningService
beforeAll(async () => {
  service = await startEmbedded()
})
afterAll(() => service.close())

/** The variables that configure the default workspace of a service. */
function toldOf({ baseUrl, defaultWorkspace }: RunningService): Record<string, string> {
  const workspace = workspaceOf(MadeWorkspace.parse(defaultWorkspace))
  return { ESIGN_BASE_URL: baseUrl, ...(workspace && Object.fromEntries(exportsOf(workspace))) }
}
/** Leaves out uploads of 25 MB. */
const SMALL = { ESIGN_BIG_UPLOADS: 'false' }
const RULE = ['--rule', 'metadata/key-at-limit-create']

test.concurrent('With a good set-up, prints what would be judged and what would exercise more rules', async () => {
  const { code, stdout, stderr } = await hostedCommand(['doctor'], { ...toldOf(service), ...SMALL })
  expect(code, stdout + stderr).toBe(0)
  for (const about of ['host', 'address', 'key', 'second key', 'facts', 'no-access key', 'clock', 'arrays'])
    expect(stdout).toMatch(new RegExp(`^ {2}ok +${about} +`, 'm'))
  expect(stdout).toMatch(/^ {2}note +control interface +none is configured/m)
  expect(stdout).toMatch(/ of 2,\d{3} rules would be judged or observed, \d+ are not testable by a client/)
  expect(stdout).toMatch(/a control interface \(ESIGN_CONTROL_URL\) that offers actions \(\d+\)/)
  expect(stdout).toMatch(/\nREADY {2}0 warnings\n$/)
})

test.concurrent('For the embedded service, all rules that a client can test would be judged', async () => {
  const { code, stdout } = await hostedCommand(['doctor', ...RULE], {})
  expect(code).toBe(0)
  expect(stdout).toMatch(/^ {2}ok +uploads +a file of 25 MB is accepted/m)
  expect(stdout).toContain('1 of 1 rule would be judged or observed')
})

const WRONG = { ESIGN_FOLDER_ID: 'fol_nowhere', ESIGN_SECOND_API_KEY: 'sk_canary_of_nobody' }

test.concurrent('With a wrong set-up, names each variable; neither a run nor vitest starts', async () => {
  const told = { ...toldOf(service), ...SMALL, ...WRONG }
  const [doctor, run, all, second] = await Promise.all([
    hostedCommand(['doctor'], told),
    hostedCommand(['run', ...RULE], told),
    hostedCommand(['run', '--no-doctor', ...RULE], told),
    emptyFolder().then((folder) => runVitest(['suites/metadata/keys.scenarios.ts'], told, folder)),
  ])
  expect([doctor.code, run.code, all.code, second.code]).toEqual([2, 2, 0, 2])
  expect(doctor.stdout).toMatch(/\nNOT READY {2}2 errors, \d warnings?\n$/)
  for (const text of [doctor.stdout.replaceAll(/\s+/g, ' '), run.stderr, second.printed]) {
    expect(text).toContain('ESIGN_FOLDER_ID: the target refuses a draft with it (400, ')
    expect(text).toContain('ESIGN_SECOND_API_KEY: the response to this key is 401; ')
    expect(text).not.toContain('canary')
  }
  expect(run.stdout).toBe('')
})

test.concurrent('Warns if the key without access has access', async () => {
  const [, second] = service.defaultWorkspace.api_keys.filter(({ access }) => access === 'full')
  const { ESIGN_BASE_URL = '', ESIGN_API_KEY = '' } = toldOf(service)
  const told = { ESIGN_BASE_URL, ESIGN_API_KEY, ...SMALL, ESIGN_NO_ACCESS_API_KEY: second?.secret ?? '' }
  const { code, stdout } = await hostedCommand(['doctor', ...RULE], told)
  expect(code).toBe(0)
  expect(stdout).toContain('ESIGN_NO_ACCESS_API_KEY: this key can read a transaction of the workspace')
  expect(stdout).toContain('READY  1 warning')
})

test.concurrent.each([
  {
    what: 'an address without a server',
    env: { ESIGN_BASE_URL: 'http://127.0.0.1:9', ESIGN_API_KEY: 'sk-nobody' },
    about: 'address',
  },
  { what: 'a wrong key', env: { ESIGN_API_KEY: 'sk-nobody' }, about: 'key' },
  {
    what: 'an address without a control interface',
    env: { ESIGN_CONTROL_URL: 'http://127.0.0.1:9' },
    about: 'control interface',
  },
])('Reports $what, and checks nothing else', async ({ env, about }) => {
  const { code, stdout } = await hostedCommand(['doctor'], { ...toldOf(service), ...env })
  expect(code).toBe(2)
  expect(stdout).toMatch(new RegExp(`^ {2}WRONG +${about} +ESIGN_`, 'm'))
  expect(stdout).toMatch(/\nNOT READY {2}1 error, 0 warnings\n$/)
})

/** The false alarms for a correct set-up of a service with these variants. */
async function wronglyStopped(ids: readonly string[]): Promise<string[]> {
  const taken = ids.flatMap((id) => variants[id] ?? [])
  const free = await startReferenceService({
    faults: { taken: (behaviour) => taken.forEach(({ change }) => change(behaviour)) },
    fault: 'taken',
    withoutDateHeader: taken.some(({ withoutDateHeader }) => withoutDateHeader),
  })
  try {
    const variables = { ...toldOf(free), ESIGN_READ_LAG_SECONDS: '3' }
    const { testHosts: _, baseUrl = '', ...rest } = readConfiguration(variables, String)
    const remarks = await examineBriefly(await firstContact({ kind: 'address', baseUrl, ...rest }))
    return remarks.filter(({ weight }) => weight === 'wrong').map(({ text }) => `${ids.join()}: ${text}`)
  } finally {
    await free.close()
  }
}

test('Reports nothing wrong for any conforming variant of the service', async () => {
  const told = await Promise.all(vendors.map(wronglyStopped))
  expect(told.flat()).toEqual([])
})
