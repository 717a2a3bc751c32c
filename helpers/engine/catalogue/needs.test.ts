import { expect, test } from 'vitest'
import { FACTS, featureOf, type Fact } from '../facts/facts.ts'
import { CAPABILITIES, featuresFor, howToSupply, isSwitch } from './needs.ts'

const facts = Object.keys(FACTS) as Fact[]

test.each(facts)('Names the variable that supplies %s', (fact) => {
  const { kind, variable, tells } = FACTS[fact]
  expect(howToSupply(fact)).toBe(
    kind === 'permission' ? `remove ${variable}, or set it to true` : `set ${variable} (${tells})`,
  )
})
test.each(CAPABILITIES)('Names the control interface that supplies %s', (capability) => {
  expect(howToSupply(capability)).toContain(`\`${capability}\` (ESIGN_CONTROL_URL)`)
})

test('Requests only the features of feature switches for a workspace', () => {
  expect(featuresFor(['workspaces', 'folder', 'long-term-off', 'hold-completion'])).toEqual({
    long_term_transactions: false,
    hold_completion: true,
  })
  expect(facts.filter(isSwitch)).toEqual(facts.filter(featureOf))
})
