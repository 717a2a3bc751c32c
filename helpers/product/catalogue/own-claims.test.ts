import { expect, test } from 'vitest'
import { type Behaviour, type Reply, startReferenceService } from '../../../fixtures/reference-service/index.ts'
import { firstContact } from '../../engine/contact/first-contact.ts'
import { share } from '../../sweeps/turn.ts'
import { judgeTarget } from '../../app/target/judge.ts'
import { loadScenarios } from '../../app/project/suite.ts'

/*
 * If one thing is broken, only its own rule is violated, and rules that merely depend on it are inconclusive.
 */

const PATIENCE = { readMs: 150, slowMs: 300 }
const AREAS = new Set(['conventions', 'authentication', 'versioning'])

/** Accepts an argument and does not store it. */
const loses =
  (name: string) =>
  (b: Behaviour): void => {
    const { validate } = b
    b.validate = (operation, exchange, turn) => {
      const { args, refusals } = validate(operation, exchange, turn)
      return { args: { ...args, [name]: undefined }, refusals }
    }
  }

/** Responds differently to some requests, regardless of the key. */
const answersAll =
  (reply: Reply, isMeant: (exchange: Parameters<Behaviour['incoming']>[0]) => boolean) =>
  (b: Behaviour): void => {
    const { incoming } = b
    b.incoming = (exchange) => (isMeant(exchange) ? reply : incoming(exchange))
  }

const refusal = (status: number): Reply => ({
  status,
  headers: {},
  body: { type: 'api_error', error_description: 'Not here.' },
  text: undefined,
})
/** Counts the readings of a transaction in one of its members. */
const countsReadings = (b: Behaviour): void => {
  const { findTransaction } = b
  b.findTransaction = (exchange, workspace, id) => {
    const tx = findTransaction(exchange, workspace, id)
    if (exchange.operation === 'get') tx.carbon_copy_subject = `${Number(tx.carbon_copy_subject ?? 0) + 1}`
    return tx
  }
}

/** A change that breaks a service, and the rules that this violates. */
type Wrong = readonly [what: string, change: (b: Behaviour) => void, red: readonly string[]]

const WRONG: readonly Wrong[] = [
  ['names are lost', loses('name'), []],
  ['metadata is lost', loses('metadata'), []],
  ['pauses are not offered', answersAll(refusal(404), ({ operation }) => operation === 'pause'), []],
  ['names lead to a 500', answersAll(refusal(500), ({ form }) => 'name' in form), []],
  ['readings leave marks', countsReadings, ['conventions/get-changes-nothing']],
]

// Each turn runs another case.
test.each(share(WRONG.length, WRONG))('If %s, only the rules of that are violated', async (_, change, red) => {
  const { baseUrl, controlUrl, close } = await startReferenceService({ faults: { change }, fault: 'change' })
  const known = { facts: {}, features: {} }
  const target = await firstContact({ kind: 'address', baseUrl, controlUrl, known, patience: PATIENCE })
  const { results } = await judgeTarget(target, await loadScenarios(AREAS), 1)
  await close()
  expect(results.filter(({ verdict }) => verdict === 'violates').map(({ rule }) => rule.id)).toEqual(red)
  expect(results.filter(({ verdict }) => verdict === 'inconclusive').length).toBeGreaterThan(1)
})
