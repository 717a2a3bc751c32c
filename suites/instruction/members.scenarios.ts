import { onceShown } from '../interface/reads/once-shown.ts'
import { reviewsIn, signaturesIn } from '../interface/reads/people.ts'
import { scenario } from '../scenario.ts'
import { instructionMembers } from './shape.ts'

/*
 * Each scenario creates instructions of one kind. Their shape judges them, here and in every response of every other scenario.
 */
const { signed, reviewed } = instructionMembers

scenario(signed.ids, 'shows signature instructions as documented', async (context) => {
  const { id } = await context.given.startable()
  await onceShown(context, id, (read) => context.check.present('instructions.signatures', signaturesIn(read)))
})

scenario(reviewed.ids, 'shows review instructions as documented', async (context) => {
  const { id, signer } = await context.given.startable()
  await context.given.reviewer(id, signer)
  await onceShown(context, id, (read) => context.check.present('instructions.reviews', reviewsIn(read)))
})
