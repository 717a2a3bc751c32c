import { ENDED, TRANSACTION_IN } from '../interface/states.ts'
import { scenario } from '../scenario.ts'

const updates = [
  { member: 'name', before: 'Lease of the house', late: 'Sale of the house' },
  { member: 'metadata', before: { purpose: 'lease' }, late: { purpose: 'sale' } },
] as const

for (const ended of ENDED) {
  for (const { member, before, late } of updates) {
    const title = `keeps the ${member} of ${TRANSACTION_IN[ended]} that is to be updated`
    scenario(`lifecycle/${ended}-update-keeps-${member}`, title, async ({ api, given, witness, shows, check }) => {
      const { id } = await given.inState(ended, { [member]: before })
      await witness('late update', () => api.update(id, { [member]: late }))
      await shows(id, (now) => check.equal(member, now[member], before))
    })
  }
}
