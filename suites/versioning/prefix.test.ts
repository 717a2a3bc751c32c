import { pathOf } from '../../helpers/api/calls.ts'
import { scenario } from '../scenario.ts'

scenario('versioning/prefix', 'reads a transaction under /v1', async ({ api, given, accepts, check }) => {
  const { id } = await given.readable()
  check.equal('id', (await accepts(() => api.get(id)))['id'], id)
})

for (const { rule, prefix } of [
  { rule: 'versioning/without-prefix', prefix: '' },
  { rule: 'versioning/other-prefix', prefix: '/v2' },
] as const) {
  const what = `an update under ${prefix || 'no prefix'}`
  // An update, as a web application at the same address may answer any GET with a page.
  scenario(rule, `records how ${what} is answered`, async ({ api, given, witness }) => {
    const { id } = await given.draft()
    const path = pathOf('update', [id]).replace('/v1', prefix)
    await witness(what, () => api.send({ method: 'POST', path, form: [] }))
  })
}
