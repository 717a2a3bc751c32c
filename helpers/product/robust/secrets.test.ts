import path from 'node:path'
import { expect, test } from 'vitest'
import { startReferenceService, type Behaviour } from '../../../fixtures/reference-service/index.ts'
import { textsIn } from '../../testing/texts-in.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'

/** The PIN of every certificate. No other number in the output of a run is likely to be the same. */
const PIN = 918_273_645
const PAGES = 'https://sign.example.com/'
const RULES = ['seal/pin-*', 'seal/authori*', 'conventions/brackets-*', 'action/url*', 'authentication/*instructions*']

/** Any PIN authorizes, and no response has a label, so the run reports several violations with all their exchanges. */
const careless = (behaviour: Behaviour): void => {
  behaviour.furnish = ({ seals }) => {
    for (const means of seals.flatMap((seal) => seal.authentication_means)) means.pin = PIN
  }
  behaviour.checks.pin_right = () => undefined
  behaviour.presentSeal = ({ id, name }) => ({ id, name })
}

test('No output contains a PIN or the address of an action page', async () => {
  const service = await startReferenceService({ faults: { careless }, fault: 'careless' })
  try {
    const words = ['run', '--allure', ...RULES.flatMap((rule) => ['--rule', rule])]
    const { code, stdout, stderr, out } = await hostedCommand(words, {
      ESIGN_BASE_URL: service.baseUrl,
      ESIGN_CONTROL_URL: service.controlUrl,
    })
    expect(code, stderr).toBe(1)
    expect(stdout).toContain('seal/authorization-answered-with-label')
    const told = [stdout, stderr, ...textsIn(out)].join('\n')
    // The record has the exchanges as texts and, for violated rules, as data.
    expect(told).toContain('"exchanges":[{"number":1')
    expect(told).toContain(`${path.join(out, 'exchanges.har')}\n{"log"`)
    expect(told).toContain('$ESIGN_SEAL_PIN')
    expect(told).toContain('$ACTION_URL')
    expect(told.split(`${PIN}`)).toHaveLength(1)
    expect(told.split(PAGES)).toHaveLength(1)
  } finally {
    await service.close()
  }
})
