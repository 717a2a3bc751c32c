import type { Context } from '../../helpers/scenario/context.ts'
import { objectsIn } from '../../helpers/values/json.ts'
import { onSeal } from '../interface/scenes.ts'
import { scenario } from '../scenario.ts'
import { sealerMembers } from './shape.ts'

/** The ids of a draft and of the seal that is one of its signers. */
const sealed = async (context: Context) => (await onSeal()(context)).ids

// The shape judges them.
scenario(sealerMembers.ids, 'shows a sealer as documented', async (context) => {
  const [id] = await sealed(context)
  await context.given.carrying(id, 'sealers')
})

scenario('seal/sealers-hold-certificate', 'lists an assigned certificate among sealers by its id', async (context) => {
  const [id, seal] = await sealed(context)
  await context.shows(id, (transaction) => {
    const sealers = objectsIn(transaction, 'sealers').map((sealer) => sealer['id'])
    context.check.that('ids of the sealers', sealers.includes(seal), `with ${seal}`, sealers)
  })
})

scenario('seal/sealer-name-shown', 'shows the name of a sealer', async (context) => {
  const [id] = await sealed(context)
  await context.given.carrying(id, 'sealers')
  await context.shows(id, (transaction) => {
    for (const sealer of objectsIn(transaction, 'sealers')) context.check.present('name of the sealer', sealer['name'])
  })
})
