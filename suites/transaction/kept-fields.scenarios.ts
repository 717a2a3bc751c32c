import { ifAllowed } from '../../helpers/engine/index.ts'
import { givenRichFields } from '../interface/writes/rich-fields.ts'
import { scenario } from '../scenario.ts'

for (const move of ['start', 'pause', 'update'] as const)
  scenario(`transaction/fields-stay-${move}`, `keeps fields of many types through a ${move}`, async (context) => {
    const { api, given } = context
    const draft = await given.startable()
    const { id } = draft
    const fieldsStay = await givenRichFields(context, draft)
    if (move === 'update') await given.calls.update(id, { metadata: { purpose: 'lease' } })
    // The document does not say whether fields that nobody is assigned to prevent the start.
    else {
      await ifAllowed(() => api.start(id), 'a draft with such fields cannot be started')
      await given.reached(id, 'started')
    }
    if (move === 'pause') {
      await given.calls.pause(id)
      await given.reached(id, 'paused')
    }
    await fieldsStay(`after the ${move}`)
  })
