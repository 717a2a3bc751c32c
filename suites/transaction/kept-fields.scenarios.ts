import { ifAllowed } from '../../helpers/engine/index.ts'
import { createRichFields, rememberedFields } from '../interface/writes/rich-fields.ts'
import { scenario } from '../scenario.ts'

for (const move of ['start', 'pause', 'update'] as const)
  scenario(`transaction/fields-stay-${move}`, `keeps fields of many types through a ${move}`, async (context) => {
    const { api, given } = context
    const draft = await given.startable()
    const { id } = draft
    const ids = await createRichFields(context, draft)
    let fieldsStay = await rememberedFields(context, id, ids, 'transaction/documents-hold-field')
    if (move === 'update') await given.calls.update(id, { metadata: { purpose: 'lease' } })
    // The document does not say whether fields that nobody is assigned to prevent the start.
    else {
      await ifAllowed(() => api.start(id), 'a draft with such fields cannot be started')
      await given.reached(id, 'started')
    }
    if (move === 'pause') {
      // Another case covers what the start changes.
      fieldsStay = await rememberedFields(context, id, ids, 'transaction/fields-stay-start')
      await given.calls.pause(id)
      await given.reached(id, 'paused')
    }
    await fieldsStay(`after the ${move}`)
  })
