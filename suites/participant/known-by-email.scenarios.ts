import type { Context, JsonObject } from '../../helpers/engine/index.ts'
import { participantsOf } from '../interface/reads/people.ts'
import { onceShown } from '../interface/reads/once-shown.ts'
import { scenario } from '../scenario.ts'

/** A signer who was assigned by email, as the draft shows them. */
async function knownSigner(context: Context): Promise<JsonObject> {
  const { id, signer } = await context.given.startable()
  const isThere = (read: JsonObject) => context.check.present('participants[]', participantsOf(read, signer))
  const read = await onceShown(context, id, isThere, 'transaction/participants-hold-signer')
  return participantsOf(read, signer)[0] ?? {}
}

scenario('participant/known-undescribed', 'shows no designation of a signer with an email', async (context) => {
  const signer = await knownSigner(context)
  for (const name of ['designation', 'description']) context.check.absent(`participants[].${name}`, signer[name])
})

scenario('participant/known-asked-nothing', 'requests nothing of a signer with an email', async (context) => {
  const signer = await knownSigner(context)
  for (const name of ['request_full_name', 'request_phone_number'])
    context.check.different(`participants[].${name}`, signer[name], true)
})
