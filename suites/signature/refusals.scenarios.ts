// Assignments and removals that are refused and change nothing.
import { scenario } from '../scenario.ts'
import type { Site } from '../interface/reads/fields.ts'
import { fieldOn, ofTwo, removal, sameTaskCount, type Assignment } from './scene.ts'

const REFUSED = [
  { rule: 'signer-missing', what: 'without a signer', bad: { signer: undefined }, notFound: false },
  { rule: 'field-missing', what: 'without a field', bad: { field: undefined }, notFound: false },
  { rule: 'signer-empty', what: 'with an empty signer', bad: { signer: '' }, notFound: true },
  { rule: 'field-empty', what: 'with an empty field', bad: { field: '' }, notFound: true },
] as const

for (const { rule, what, bad, notFound } of REFUSED) {
  for (const isRemoval of [false, true]) {
    scenario(`signature/${rule}`, `refuses ${isRemoval ? 'a removal' : 'an assignment'} ${what}`, async (context) => {
      if (isRemoval) context.dependsOn('signature/removed')
      const { api, people, refused } = context
      // Another rule covers the removal of the only signer.
      const [site, twin] = await Promise.all([ofTwo(context), ofTwo(context)])
      const argsIn = async (of: Site & { readonly other: Assignment }) =>
        isRemoval ? removal(of.other) : { signer: people.email(), field: await fieldOn(context, of) }
      const [args, good] = [await argsIn(site), await argsIn(twin)]
      const assertSameTaskCount = await sameTaskCount(context, site.id, site.other)
      await refused(() => api.addSigner(site.id, { ...args, ...bad }), {
        twin: () => api.addSigner(twin.id, good),
        leaves: site.id,
        notFound,
      })
      await assertSameTaskCount()
    })
  }
}
