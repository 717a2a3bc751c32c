import { scenarioIn } from '../interface/scenario-in.ts'
import { ENDED } from '../interface/states.ts'

const updates = [
  { member: 'name', before: 'Lease of the house', late: 'Sale of the house' },
  { member: 'metadata', before: { purpose: 'lease' }, late: { purpose: 'sale' } },
] as const

for (const { member, before, late } of updates) {
  scenarioIn(
    ENDED,
    `lifecycle/*-update-keeps-${member}`,
    `keeps the ${member} of * that is to be updated`,
    async ({ api, witness, shows, check }, { id }) => {
      await witness('late update', () => api.update(id, { [member]: late }))
      await shows(id, (now) => check.equal(member, now[member], before))
    },
    { [member]: before },
  )
}
