import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { sequences } from '../../../fixtures/sequences/index.ts'
import { startReferenceService } from '../../../fixtures/reference-service/index.ts'
import { variants } from '../../../fixtures/variants/index.ts'
import { exploreMet } from '../../app/explore/explore-target.ts'
import { meetEmbedded } from '../../app/target/meet.ts'
import { firstContact } from '../../engine/contact/first-contact.ts'
import { everythingOf } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { isLong, share } from '../../sweeps/turn.ts'

/* Explorations find what only a sequence shows, and nothing in services that conform. */

const RUNS = 300
/** The number of turns in which all faults, and all variants, are explored once. */
const TURNS = 40

/** The rules that an exploration of the reference service with a fault finds, until the first. */
async function foundUnder(fault: string, seed: number): Promise<string[]> {
  const met = await meetEmbedded(fault)
  const enough = new AbortController()
  try {
    const onPlayed = (_sequences: number, findings: number) => {
      if (findings > 0) enough.abort()
    }
    const { findings } = await exploreMet(met.target, {
      seed,
      runs: RUNS,
      shortenMs: 1,
      signal: enough.signal,
      onPlayed,
    })
    return findings.map(({ rule }) => rule)
  } finally {
    await met.close()
  }
}

test.each(share(TURNS, Object.keys(sequences)))('an exploration finds %s', async (fault) => {
  for (const seed of isLong ? [1, 2, 3] : [1]) expect(await foundUnder(fault, seed)).not.toEqual([])
})

/** The findings of an exploration of a conforming service. */
async function foundIn(ids: readonly string[], runs: number): Promise<string[]> {
  const changes = ids.map((id) => variants[id]?.change)
  const service = await startReferenceService({
    faults: { taken: (behaviour) => changes.forEach((change) => change?.(behaviour)) },
    fault: 'taken',
  })
  try {
    const target = await firstContact({
      kind: 'address',
      baseUrl: service.baseUrl,
      controlUrl: service.controlUrl,
      known: { facts: {}, features: {} },
      patience: { readMs: 3_000, slowMs: 8_000 },
    })
    const { findings } = await exploreMet(target, { seed: 1, runs })
    return findings.map(({ rule, what, expected, actual, steps }) =>
      [`${rule}: ${what}: ${expected}, but ${actual}`, ...steps].join('\n'),
    )
  } finally {
    await service.close()
  }
}

test('an exploration finds nothing in the reference service', async () => {
  expect(await foundIn([], isLong ? RUNS : 16)).toEqual([])
})

/** Slow services, services that accept little, and services that behave differently where the document lets them. */
const CONFORMING = [
  'slow-service',
  'merging-metadata',
  'one-by-one',
  'tasks-apart',
  'refusals-close',
  'careful-once-started',
  'spared-gone',
  'reviewers-beside',
  'cancelled-drafts-deleted',
  'strict-pauses',
  'resumes-anew',
  'refusals-end-with-tasks',
  'initials-assigned',
  'paused-without-actions',
  'fields-together',
  'refusals-are-messages',
  'conversations-end-with-actions',
  'reviews-skipped',
  'contents-gone',
]

test.each(share(CONFORMING.length, CONFORMING))('an exploration finds nothing in the variant %s', async (id) => {
  expect(await foundIn([id], isLong ? RUNS : 8)).toEqual([])
})

describe('countersign explore', () => {
  test('reports a mismatch with its rule, its sequence and a script', async () => {
    const ended = await hostedCommand(['explore', '--fault', 'third-update-undone', '--seed', '1', '--runs', '16'])
    expect(ended.code).toBe(1)
    expect(ended.stdout).toMatch(/\n {3}[a-z-]+\/[a-z-]+ \((?:stated|inferred)\)\n/)
    expect(ended.stdout).toMatch(/\n {5}1\. +update the /)
    expect(ended.stdout).toMatch(/\ncurl -i .*\$ESIGN_BASE_URL/)
    expect(ended.stdout).toContain('npx countersign explore --runs 16 --seed 1 --fault third-update-undone')
    const file = readFileSync(path.join(ended.out, 'explore.json'), 'utf8')
    expect(JSON.parse(file)).toMatchObject({
      seed: 1,
      exit_code: 1,
      findings: [{ steps_at_first: expect.any(Number) }],
    })
    expect(await everythingOf(ended)).not.toMatch(/sk_[\w-]{20}/)
  })

  test('refuses a wrong command line', async () => {
    expect(await hostedCommand(['explore', '--fault', 'name-unlocked'])).toMatchObject({ code: 2 })
    expect(await hostedCommand(['explore', '--runs', '0'])).toMatchObject({ code: 2 })
  })
})
