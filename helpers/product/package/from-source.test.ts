import { appendFile, mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { command } from '../../testing/command.ts'
import { copyOfProject } from '../../testing/package.ts'

const versionIn = (folder: string) =>
  command(['--version'], {}, undefined, path.join(folder, 'helpers', 'countersign.js'))
const kept = (folder: string) => readdir(path.join(folder, 'node_modules', '.cache', 'countersign'))

test.concurrent('Compiles a checkout once, and again after a source has changed', async () => {
  const folder = await copyOfProject()
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => versionIn(folder)))
  expect(atOnce.map(({ code, stderr }) => `${code} ${stderr}`)).toEqual(['0 ', '0 ', '0 ', '0 '])
  expect(await kept(folder)).toHaveLength(1)
  await appendFile(path.join(folder, 'helpers', 'app', 'main.ts'), `console.log('changed')\n`)
  expect(await versionIn(folder)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^changed\n/), stderr: '' })
  expect(await kept(folder)).toHaveLength(2)
})

test.concurrent('Removes compiled sources that were not used for a day when it keeps new ones', async () => {
  const folder = await copyOfProject()
  const old = path.join(folder, 'node_modules', '.cache', 'countersign', 'old')
  await mkdir(old, { recursive: true })
  await utimes(old, 0, 0)
  expect(await versionIn(folder)).toMatchObject({ code: 0 })
  const left = await kept(folder)
  expect(left).toHaveLength(1)
  expect(left).not.toContain('old')
})

test.concurrent('Starts even if it cannot keep the compiled sources', async () => {
  const folder = await copyOfProject()
  await writeFile(path.join(folder, 'node_modules', '.cache'), 'no folder')
  expect(await versionIn(folder)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
})

test.concurrent('Exits with 3 if a source cannot be compiled, names the source, and keeps nothing', async () => {
  const folder = await copyOfProject()
  await appendFile(path.join(folder, 'helpers', 'app', 'main.ts'), 'export const = 1\n')
  const { code, stderr } = await versionIn(folder)
  expect(code).toBe(3)
  expect(stderr).toMatch(
    /^The suite cannot be loaded, so nothing was judged: helpers\/app\/main\.ts cannot be compiled: .+\n  \d+:\d+: export const = 1\n/,
  )
  expect(await kept(folder)).toEqual([])
})

test.concurrent('Stack traces point to the sources', async () => {
  const folder = await copyOfProject()
  await appendFile(
    path.join(folder, 'helpers', 'app', 'main.ts'),
    `interface Nothing {}\nconsole.log(new Error('here').stack)\n`,
  )
  expect((await versionIn(folder)).stdout).toMatch(/helpers\/app\/main\.ts:\d+:13/)
})
