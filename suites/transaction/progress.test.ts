import { isAbsent } from '../../helpers/values/json.ts'
import { scenario } from '../scenario.ts'

scenario('transaction/progress-value-draft', 'shows no progress of a draft', async ({ given, check, shows }) => {
  const { id } = await given.draft()
  await shows(id, ({ progress_value: progress }) =>
    check.that('progress_value of a draft', isAbsent(progress) || progress === 0, '0 or nothing', progress),
  )
})

scenario(
  'transaction/progress-value-unfinished',
  'shows less than 100 percent while the signer has not acted',
  async ({ given, check, shows }) => {
    const { id } = await given.started()
    await shows(id, ({ progress_value: progress }) =>
      check.that('progress_value of a started one', !(Number(progress) >= 100), 'a number below 100', progress),
    )
  },
)

scenario(
  'transaction/progress-value-completed',
  'shows 100 percent of a completed transaction',
  async ({ given, check, shows }) => {
    const { id } = await given.completed()
    await shows(id, ({ progress_value }) => check.equal('progress_value of a completed one', progress_value, 100))
  },
)
