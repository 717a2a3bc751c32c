import path from 'node:path'
import { expect, test } from 'vitest'
import { AREAS } from '../../../fixtures/faults/topics.ts'
import { command, startCommand } from '../../testing/command.ts'
import { PROJECT } from '../../app/project/project.ts'

const AREA = 'metadata'
const [RULE, FAULT] = ['metadata/key-beyond-limit-create', 'metadata-key-21-create']

/** Variables that keep the command from loading the faults of some areas. */
const without = (areas: readonly string[]) => ({
  NODE_OPTIONS: `--import=${path.join(PROJECT, 'helpers/testing/refuse-modules.js')}`,
  REFUSED_MODULES: `/fixtures/faults/(${areas.join('|')})/`,
})
const ALONE = without(AREAS.filter((area) => area !== AREA))

test.concurrent('A run with a fault loads only the faults of its area', async () => {
  const words = ['run', '--rule', RULE, '--fault', FAULT]
  const { code, stdout, stderr } = await command(words, ALONE)
  expect(code, stderr).toBe(1)
  expect(stdout).toContain('1 violate')
  const refused = await command(words, without([AREA]))
  expect(refused.stderr).toContain('refused: file:')
})

test.concurrent('A service with a fault loads only the faults of its area', async () => {
  const { child, ended, saw } = await startCommand(['serve', '--port', '0', '--fault', FAULT], ALONE)
  await saw(/Ctrl-C/)
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
})

test.concurrent('A run without a fault loads no faults', async () => {
  const { code, stdout, stderr } = await command(['run', '--rule', RULE], without([...AREAS, 'absence']))
  expect(code, stdout + stderr).toBe(0)
})
