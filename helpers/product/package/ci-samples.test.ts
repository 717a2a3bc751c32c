import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { COUNTERSIGN, MAKE_PAGE } from '../../app/commands/in-ci.ts'
import { share } from '../../sweeps/turn.ts'
import { ENTRY } from '../../testing/command.ts'
import { startEmbedded } from '../../app/target/embedded.ts'
import { PROJECT } from '../../app/project/project.ts'

let service: Awaited<ReturnType<typeof startEmbedded>>
beforeAll(async () => {
  service = await startEmbedded()
})
afterAll(() => service.close())

const yamlOf = async (file: string) => parse(await readFile(path.join(PROJECT, file), 'utf8')) as unknown

/** Runs a step as CI does, but calls this checkout instead of the package, and judges a few rules, for speed. */
async function step(command: string, folder: string, env: Record<string, string>) {
  const own = `"${process.execPath}" "${ENTRY}"`
  const script = command
    .replaceAll(COUNTERSIGN, own)
    .replaceAll(MAKE_PAGE, `${own} report --out reports/out`)
    .replaceAll(`${own} run`, `${own} run --rule metadata/key-*`)
  expect(script).not.toMatch(/\bnpx /)
  const clean = Object.entries(process.env).filter(([name]) => !/^(ESIGN|VITEST|GITHUB_|CI_)/.test(name))
  return new Promise<{ code: number; text: string }>((resolve) => {
    const variables = { ...Object.fromEntries(clean), NO_COLOR: '1', ...targetOf(), ...env }
    execFile('bash', ['-e', '-c', script], { cwd: folder, env: variables }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr })
    })
  })
}

const targetOf = () => ({
  ESIGN_BASE_URL: service.baseUrl,
  ESIGN_API_KEY: service.defaultWorkspace.api_keys[0]?.secret ?? '',
})

async function emptyFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-ci-'))
  await writeFile(path.join(folder, 'known.yaml'), '[]\n')
  return folder
}

interface GitHubJob {
  readonly steps: readonly { readonly run?: string }[]
  readonly strategy?: { readonly matrix: { readonly shard: readonly number[] } }
}
const runsOf = ({ steps }: GitHubJob) => steps.flatMap(({ run }) => (run === undefined ? [] : [run]))

/** Each turn runs one of the samples: their commands are nearly the same, and each starts many processes. */
const inTurn = new Set(share(3, ['GitHub', 'GitLab', 'action']))

test
  .runIf(inTurn.has('GitHub'))
  .concurrent('the workflow for GitHub judges in parts, and gates on the verdict of all', async () => {
    const { jobs } = (await yamlOf('reports/samples/github-workflow.yml')) as {
      jobs: { judge: GitHubJob; verdict: GitHubJob }
    }
    const folder = await emptyFolder()
    const env = { GITHUB_ACTIONS: 'true', GITHUB_RUN_NUMBER: '7', GITHUB_STEP_SUMMARY: path.join(folder, 'summary.md') }
    for (const shard of jobs.judge.strategy?.matrix.shard ?? []) {
      for (const run of runsOf(jobs.judge))
        expect(await step(run, folder, { ...env, SHARD: String(shard) })).toMatchObject({ code: 0 })
    }
    for (const run of runsOf(jobs.verdict)) {
      const { code, text } = await step(run, folder, env)
      expect(code, text).toBe(0)
    }
    expect(await readFile(env.GITHUB_STEP_SUMMARY, 'utf8')).toMatch(/^## Conformance: PASSED\n/)
    const wrong = await step(runsOf(jobs.judge)[0] ?? '', folder, { ...env, SHARD: '4' })
    expect(wrong.code).not.toBe(0)
  })

interface GitLabJob {
  readonly script: readonly string[]
  readonly after_script?: readonly string[]
  readonly parallel?: number
  readonly artifacts: { readonly reports?: { readonly junit: string } }
}

test
  .runIf(inTurn.has('GitLab'))
  .concurrent(
    'the pipeline for GitLab judges in parts, and gates on the verdict of all, and its JUnit file is where it says',
    async () => {
      const { judge, verdict } = (await yamlOf('reports/samples/gitlab-ci.yml')) as Record<
        'judge' | 'verdict',
        GitLabJob
      >
      const folder = await emptyFolder()
      const env = { CI_PIPELINE_IID: '7', CI_NODE_TOTAL: String(judge.parallel) }
      for (let i = 1; i <= (judge.parallel ?? 0); i += 1) {
        for (const line of judge.script)
          expect(await step(line, folder, { ...env, CI_NODE_INDEX: String(i) })).toMatchObject({ code: 0 })
      }
      for (const line of [...verdict.script, ...(verdict.after_script ?? [])]) {
        const { code, text } = await step(line, folder, env)
        expect(code, text).toBe(0)
      }
      const junit = path.join(folder, verdict.artifacts.reports?.junit ?? '')
      expect(await readFile(junit, 'utf8')).toMatch(/<testsuites [^>]*failures="0" errors="0"/)
    },
  )

test
  .runIf(inTurn.has('action'))
  .concurrent('the action judges an address, and no input is part of a command', async () => {
    const { runs, inputs } = (await yamlOf('action.yml')) as {
      runs: { using: string; steps: { name: string; run: string; env?: Record<string, string> }[] }
      inputs: Record<string, { required?: boolean; default?: string }>
    }
    expect(runs.using).toBe('composite')
    const judge = runs.steps.find(({ name }) => name === 'Judge')
    for (const { run } of runs.steps) expect(run).not.toContain('${{')
    const named = Object.values(judge?.env ?? {}).map(
      (value) => /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value)?.[1] ?? value,
    )
    expect(named.toSorted()).toEqual(Object.keys(inputs).toSorted())
    const env = {
      GITHUB_ACTION_PATH: PROJECT,
      GITHUB_ACTIONS: 'true',
      BASE_URL: service.baseUrl,
      OUT: 'its folder',
      ARGUMENTS: '--rule metadata/key-* --known known.yaml',
    }
    const folder = await emptyFolder()
    const { code, text } = await step(judge?.run ?? '', folder, env)
    expect(code, text).toBe(0)
    expect(text).toMatch(/^::stop-commands::/m)
    expect(JSON.parse(await readFile(path.join(folder, 'its folder', 'conformance.json'), 'utf8'))).toMatchObject({
      summary: { violates: 0 },
    })
    const foul = await step(judge?.run ?? '', folder, {
      ...env,
      BASE_URL: 'x"; touch touched; "',
      ARGUMENTS: '; touch touched',
    })
    expect(foul.code).toBe(2)
    await expect(readFile(path.join(folder, 'touched'))).rejects.toThrow('ENOENT')
  })
