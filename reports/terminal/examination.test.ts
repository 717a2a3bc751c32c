import { expect, test } from 'vitest'
import { forecastLines, readyLine, remarkLines } from './examination.ts'

const PLAIN = { color: false, width: 60 }
const remarks = [
  { about: 'key', weight: 'fine', text: 'is accepted' },
  { about: 'control interface', weight: 'note', text: 'none is configured' },
  { about: 'facts', weight: 'wrong', text: 'ESIGN_FOLDER_ID: the target refuses a draft with it\u001b[2J' },
] as const

test('every remark has a line, and a long one continues below', () => {
  expect(remarkLines(remarks, PLAIN)).toEqual([
    '  ok       key                is accepted',
    '  note     control interface  none is configured',
    '  WRONG    facts              ESIGN_FOLDER_ID: the target',
    '                              refuses a draft with it[2J',
  ])
})

test('the last line says whether a run may begin', () => {
  expect(readyLine(remarks, PLAIN)).toBe('NOT READY  1 error, 0 warnings')
  expect(readyLine(remarks.slice(0, 2), PLAIN)).toBe('READY  0 warnings')
})

test('the forecast shows the size of a run', () => {
  const counts = { rules: 2206, exercised: 1540, beyond: 110, scenarios: 1300, requests: 9812, ms: 12_600 }
  const capabilities = new Map([['clock', 120]] as const)
  const missing = [{ rules: 1, remedy: 'set ESIGN_FOLDER_ID' }]
  expect(forecastLines({ ...counts, capabilities, missing }, { color: false, width: 120 })).toEqual([
    'A run with this set-up',
    '  - 1,540 of 2,206 rules would be judged or observed, 110 are not testable by a client',
    '  - 1,300 scenarios, about 9,900 requests and 13.0 s',
    '',
    'To judge more rules, provide',
    '  - a control interface (ESIGN_CONTROL_URL) that offers clock (120)',
    '  - 1 rule: set ESIGN_FOLDER_ID',
  ])
})
