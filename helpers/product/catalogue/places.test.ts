import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { faultsByTopic } from '../../../fixtures/faults/all.ts'
import type { Scenario } from '../../engine/scenario/scenario.ts'
import { PROJECT } from '../../app/project/project.ts'
import { catalogue, loadScenarios } from '../../app/project/suite.ts'

/*
 * A topic has one name in three places: its rules are in `suites/<area>/<topic>.rules.ts`, its scenarios in
 * `suites/<area>/<topic>.scenarios.ts`, and its faults in `fixtures/faults/<area>/<topic>.ts`. Only the faults that omit members
 * come from one table for all areas, in `fixtures/faults/absence`.
 */

let scenarios: readonly Scenario[]
beforeAll(async () => {
  scenarios = await loadScenarios()
})

const topicOf = (id: string) => `${catalogue.get(id)?.area}/${catalogue.get(id)?.topic}`
const topics = [...new Set([...catalogue.keys()].map(topicOf))]
const filesBelow = (folder: string) =>
  readdirSync(path.join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll(path.sep, '/'),
  )

test('Every topic has a file of rules with its name, and every file of rules is a topic', () => {
  const files = filesBelow('suites').filter((file) => file.endsWith('.rules.ts'))
  expect(files.map((file) => file.replace('.rules.ts', '')).toSorted()).toEqual(topics.toSorted())
})

test('Every scenario is in the file of the topic of its first rule, and its rules belong to one area', () => {
  const strays = scenarios.filter(({ rules, file }) => file !== `suites/${topicOf(rules[0] ?? '')}.scenarios.ts`)
  expect(strays.map(({ rules, file }) => `${rules[0]} in ${file}`)).toEqual([])
  const areas = (rules: readonly string[]) => new Set(rules.map((id) => catalogue.get(id)?.area))
  expect(scenarios.filter(({ rules }) => areas(rules).size > 1).map(({ title }) => title)).toEqual([])
})

test('Every fault is in the file of the topic of its first rule', () => {
  const own = Object.entries(faultsByTopic).filter(([topic]) => !topic.endsWith('/absence'))
  const strays = own.flatMap(([topic, faults]) =>
    Object.entries(faults).flatMap(([id, { breaks }]) =>
      topicOf(breaks[0] ?? '') === topic ? [] : [`${id} in ${topic}`],
    ),
  )
  expect(strays).toEqual([])
  const missing = own
    .map(([topic]) => topic)
    .filter((topic) => !existsSync(path.join(PROJECT, 'fixtures/faults', `${topic}.ts`)))
  expect(missing).toEqual([])
})

/** Helpers that learn from a response what their scenarios depend on. */
const LEARNING = ['field/scene.ts', 'initials/initials.ts', 'listing/our-items.ts']

test('Every scenario, set-up step and loop names what it depends on before its first request', () => {
  const late = filesBelow('suites')
    .filter((file) => file.endsWith('.ts') && !LEARNING.includes(file))
    .flatMap((file) => {
      const parts = readFileSync(path.join(PROJECT, 'suites', file), 'utf8')
        .split(/\bdependsOn\(/)
        .slice(0, -1)
      // The part before a call ends with the beginning of its function or loop.
      const isLate = (part: string) => /\bawait\b/.test(part.split(/=> \{\n|\bfunction |\bfor \(.*\{\n/).at(-1) ?? '')
      return parts.some(isLate) ? [file] : []
    })
  expect(late).toEqual([])
})
