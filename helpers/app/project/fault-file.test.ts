import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { faultsByTopic } from '../../../fixtures/faults/all.ts'
import { faultFileOf } from './fault-file.ts'
import { PROJECT } from './project.ts'

test('The file of each topic of faults exists', () => {
  const missing = Object.keys(faultsByTopic).filter((topic) => !existsSync(path.join(PROJECT, faultFileOf(topic))))
  expect(missing).toEqual([])
})
