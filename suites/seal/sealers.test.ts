import type { Context } from '../../helpers/scenario/context.ts'
import type { Look } from '../../helpers/scenario/verbs.ts'
import { objectsIn, type JsonObject } from '../../helpers/values/json.ts'
import { onSeal } from '../interface/scenes.ts'
import { contentOf, onceShown } from '../interface/shown.ts'
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

/** What a draft shows of its sealer, once that is there. */
async function sealerOf(context: Context) {
  const [id, seal] = await sealed(context)
  const find = (read: JsonObject) => objectsIn(read, 'sealers').find((one) => one['id'] === seal)
  const isThere: Look = (read) => context.check.present('sealers', find(read))
  return find(await onceShown(context, id, isThere, 'seal/sealers-hold-certificate')) ?? {}
}

scenario('seal/sealer-name-shown', 'shows the name of a sealer', async (context) => {
  context.check.present('sealers[].name', (await sealerOf(context))['name'])
})

scenario('seal/sealer-name-told', 'shows a sealer by the name of its seal', async (context) => {
  const { name } = await sealerOf(context)
  const shown = contentOf('sealers[].name', name, 'seal/sealer-name-shown')
  context.check.equal('sealers[].name', shown, context.fact('seal-name'))
})
