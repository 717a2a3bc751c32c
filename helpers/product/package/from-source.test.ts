import { appendFile, mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { command } from '../../testing/command.ts'
import { copyOfProject } from '../../testing/package.ts'

const versionIn = (folder: string) =>
  command(['--version'], {}, undefined, path.join(folder, 'helpers', 'countersign.js'))
const kept = (folder: string) => readdir(path.join(folder, 'node_modules', '.cache', 'countersign'))

test.concurrent('a checkout is compiled once, and again when a source has changed', async () => {
  const folder = await copyOfProject()
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => versionIn(folder)))
  expect(atOnce.map(({ code, stderr }) => `${code} ${stderr}`)).toEqual(['0 ', '0 ', '0 ', '0 '])
  expect(await kept(folder)).toHaveLength(1)
  await appendFile(path.join(folder, 'helpers', 'app', 'main.ts'), `console.log('changed')\n`)
  expect(await versionIn(folder)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^changed\n/), stderr: '' })
  expect(await kept(folder)).toHaveLength(2)
})

test.concurrent('what no command has used for a day is removed where something new is kept', async () => {
  const folder = await copyOfProject()
  const old = path.join(folder, 'node_modules', '.cache', 'countersign', 'old')
  await mkdir(old, { recursive: true })
  await utimes(old, 0, 0)
  expect(await versionIn(folder)).toMatchObject({ code: 0 })
  const left = await kept(folder)
  expect(left).toHaveLength(1)
  expect(left).not.toContain('old')
})

test.concurrent('where nothing can be kept, it starts all the same', async () => {
  const folder = await copyOfProject()
  await writeFile(path.join(folder, 'node_modules', '.cache'), 'no folder')
  expect(await versionIn(folder)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
})

test.concurrent('exit 3: a source that cannot be compiled is named, and nothing of it kept', async () => {
  const folder = await copyOfProject()
  await appendFile(path.join(folder, 'helpers', 'app', 'main.ts'), 'export const = 1\n')
  const { code, stderr } = await versionIn(folder)
  expect(code).toBe(3)
  expect(stderr).toMatch(
    /^The suite cannot be loaded, so nothing was judged: helpers\/app\/main\.ts cannot be compiled: .+\n  \d+:\d+: export const = 1\n/,
  )
  expect(await kept(folder)).toEqual([])
})

test.concurrent('what an error tells of the code is where it stands in the source', async () => {
  const folder = await copyOfProject()
  await appendFile(
    path.join(folder, 'helpers', 'app', 'main.ts'),
    `interface Nothing {}\nconsole.log(new Error('here').stack)\n`,
  )
  expect((await versionIn(folder)).stdout).toMatch(/helpers\/app\/main\.ts:\d+:13/)
})
