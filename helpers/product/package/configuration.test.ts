import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { hostedCommand } from '../../testing/host/hosted-command.ts'

/** A folder with a `.env`. */
async function folderWith(dotEnv: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-config-'))
  await writeFile(path.join(folder, '.env'), dotEnv)
  return folder
}

const PREPROD =
  'ESIGN_BASE_URL=https://preprod.example.com\nESIGN_API_KEY=canary\nESIGN_TEST_HOSTS=preprod.example.com\n'

test.concurrent('config prints each value with its source: flags win over environment, .env and defaults', async () => {
  const folder = await folderWith(`${PREPROD}ESIGN_GATE=all\nESIGN_READ_LAG_SECONDS=9`)
  const words = ['config', '--gate', 'stated']
  const { code, stdout, stderr } = await hostedCommand(words, { ESIGN_READ_LAG_SECONDS: '2' }, folder)
  expect(code, stderr).toBe(0)
  expect(stdout).toMatch(/^ +flag +ESIGN_GATE=stated$/m)
  expect(stdout).toMatch(/^ +environment +ESIGN_READ_LAG_SECONDS=2$/m)
  expect(stdout).toMatch(/^ +\.env +ESIGN_API_KEY=\(secret\)$/m)
  expect(stdout).toMatch(/^ +default +ESIGN_SLOW_LAG_SECONDS=30$/m)
  expect(stdout).toMatch(
    /^Target: https:\/\/preprod\.example\.com; preprod\.example\.com is named in ESIGN_TEST_HOSTS\.$/m,
  )
  expect(stdout).not.toContain('canary')
})

test.concurrent('config --json prints JSON', async () => {
  const { code, stdout } = await hostedCommand(['config', '--json'])
  expect(code).toBe(0)
  const told = JSON.parse(stdout) as { variable: string }[]
  expect(told).toContainEqual(expect.objectContaining({ variable: 'ESIGN_GATE', value: 'all', source: 'default' }))
})

test.concurrent('config prints an invalid configuration, and exits with 2', async () => {
  const folder = await folderWith(PREPROD)
  const words = ['config', '--base-url', 'https://api.example.com']
  const { code, stdout, stderr } = await hostedCommand(words, { ESIGN_FOLDER_IDE: 'x' }, folder)
  expect(code).toBe(2)
  expect(stdout).toMatch(/^ +flag +ESIGN_BASE_URL=https:\/\/api\.example\.com$/m)
  expect(stderr).toContain('ESIGN_FOLDER_IDE: there is no such variable; the nearest is ESIGN_FOLDER_ID')
})
