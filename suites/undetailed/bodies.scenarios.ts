import { CALLS, type Form } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { writtenForm } from '../interface/writes/forms.ts'
import { scenario } from '../scenario.ts'
import { undetailedOn } from '../interface/scenes/undetailed.ts'

const HUGE = 'n'.repeat(1_000_000)
const JSON_TYPE = 'application/json'

/** Bodies on which an endpoint must not fail, whatever it expects. */
const BODIES: readonly { readonly rule: RuleId; readonly what: string; readonly bodies: readonly Form[] }[] = [
  { rule: 'undetailed/survives-empty', what: 'requests without a body', bodies: [{}] },
  {
    rule: 'undetailed/survives-unknown-arguments',
    what: 'unknown arguments',
    bodies: [writtenForm('unknown=lease&unknown%5Bkey%5D=lease&unknown%5B%5D=&=')],
  },
  {
    rule: 'undetailed/survives-json',
    what: 'JSON',
    bodies: [{ json: { unknown: ['lease'] } }, writtenForm('{"unknown": [', JSON_TYPE)],
  },
  {
    rule: 'undetailed/survives-broken-encoding',
    what: 'percent signs without digits',
    bodies: [writtenForm('unknown=50%&unknown%5B=%zz')],
  },
  { rule: 'undetailed/survives-huge', what: 'a million characters', bodies: [{ form: [['unknown', HUGE]] }] },
]

for (const { rule, what, bodies } of BODIES) {
  const isEmpty = rule === 'undetailed/survives-empty'
  scenario(rule, `does not fail on ${what} for endpoints without detail`, async ({ api, given, copes, dependsOn }) => {
    if (!isEmpty) dependsOn('undetailed/survives-empty')
    const { id } = await given.started()
    const calls = undetailedOn(id).filter(({ name }) => isEmpty || CALLS[name].method === 'POST')
    await Promise.all(calls.flatMap(({ name, ids }) => bodies.map((body) => copes(() => api.raw(name, ids, body)))))
  })
}

scenario('undetailed/survives-odd-id', 'does not fail on ids of odd characters', async ({ api, copes, dependsOn }) => {
  dependsOn('undetailed/survives-empty')
  await Promise.all(undetailedOn(`a b+c%d"e'f`).map(({ name, ids }) => copes(() => api.raw(name, ids))))
})
