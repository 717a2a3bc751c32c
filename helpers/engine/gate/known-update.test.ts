import { expect, test } from 'vitest'
import { parseKnown } from './known-list.ts'
import { updateKnown, type LastVerdict } from './known-update.ts'
import { NO_REASON } from './reasons.ts'

const rule = (id: string, change: Partial<LastVerdict> = {}): LastVerdict => ({
  id,
  statement: `${id} is refused.`,
  isViolated: false,
  conforms: false,
  ...change,
})
const update = (source: string, last: readonly LastVerdict[], mayRemove = true) =>
  updateKnown(
    parseKnown(source, () => []),
    last,
    mayRemove,
  )

const LIST = `# ours

# first
- rule: x/violated
  reason: "quoted" # here
  ticket: T-1
- rule: x/conforms
  reason: was so
# third
- rule: x/unknown
  reason: not judged
`
const LAST = [
  rule('x/violated', { isViolated: true }),
  rule('x/conforms', { conforms: true }),
  rule('x/unknown'),
  rule('x/new', { isViolated: true }),
]

test('Adds violated rules, removes conforming rules and keeps the other entries as written', () => {
  const { text, ...reported } = update(LIST, LAST)
  expect(reported).toEqual({ added: ['x/new'], removed: ['x/conforms'], kept: ['x/violated', 'x/unknown'] })
  expect(text).toBe(`# ours

# first
- rule: x/violated
  reason: "quoted" # here
  ticket: T-1
# third
- rule: x/unknown
  reason: not judged
# x/new is refused.
- rule: x/new
  reason: ${NO_REASON}
`)
  expect(update(text, LAST).text).toBe(text)
})

test('Keeps the head of the file, whatever happens to the first entry', () => {
  const none = update('# head\n[]\n', [rule('x/new', { isViolated: true })]).text
  expect(none).toBe(`# head\n\n# x/new is refused.\n- rule: x/new\n  reason: ${NO_REASON}\n`)
  const gone = update(none, [rule('x/new', { conforms: true })]).text
  expect(gone).toBe('# head\n\n[]\n')
  expect(update(gone, [rule('x/new', { isViolated: true })]).text).toBe(none)
})

test('Removes entries without a rule, but keeps conforming rules after an incomplete run', () => {
  expect(update(LIST, [rule('x/violated')], false)).toMatchObject({ removed: ['x/conforms', 'x/unknown'], added: [] })
  expect(update(LIST, LAST, false)).toMatchObject({ removed: [], added: ['x/new'] })
})
