import type { Args } from '../../helpers/engine/http/encode.ts'
import { hasNearPins, nearPins } from '../../helpers/engine/evidence/near-pins.ts'
import { BASICS } from '../../helpers/engine/judge/basics.ts'
import type { Context } from '../../helpers/engine/scenario/context.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import { authorize, pinFor, sealed } from '../interface/scenes/seals.ts'
import { scenario } from '../scenario.ts'
import { assertRefused } from './refused.ts'

/** Another PIN of as many digits. As it is shown, it tells nothing else of the right one. */
const otherThan = (pin: string): string => {
  const ones = '1'.repeat(pin.length)
  return ones === pin ? '2'.repeat(pin.length) : ones
}

/**
 * A PIN that is nearly the right one, for which those take it that compare beginnings or cut at a length.
 * @throws NotExercised where the PIN is short, as what is nearly the same is not kept out of what the run writes then
 */
const nearly =
  (change: (pin: string) => string) =>
  ({ fact, notExercised }: Context): Args => {
    const pin = fact('seal-pin')
    if (!hasNearPins(pin)) notExercised('the PIN is so short that one which is nearly the same would show in logs')
    return pinFor(fact('seal-means'), change(pin))
  }

/** The right PIN of another seal, that of another workspace. */
async function ofAnotherSeal({ fact, notExercised, pinOfAnotherWorkspace }: Context): Promise<Args> {
  const pin = (await pinOfAnotherWorkspace()) ?? notExercised('no other seal has a PIN')
  if (pin === fact('seal-pin')) notExercised('two seals have the same PIN')
  return pinFor(fact('seal-means'), pin)
}

/** Authorizations that must be refused. What is wrong with each is one thing. */
const refused = [
  { rule: 'seal/pin-missing', what: 'no PIN', args: () => ({}) },
  {
    rule: 'seal/pin-not-a-number',
    what: 'a word for a PIN',
    args: ({ fact }: Context) => pinFor(fact('seal-means'), 'secret'),
  },
  {
    rule: 'seal/pin-wrong',
    what: 'another number than the PIN',
    args: ({ fact }: Context) => pinFor(fact('seal-means'), otherThan(fact('seal-pin'))),
  },
  { rule: 'seal/pin-wrong', what: 'the PIN of another seal', args: ofAnotherSeal },
  { rule: 'seal/pin-wrong', what: 'a PIN without its last digit', args: nearly(nearPins.shorter) },
  { rule: 'seal/pin-wrong', what: 'a PIN with a digit more', args: nearly(nearPins.longer) },
  { rule: 'seal/pin-wrong', what: 'a PIN whose last digit is another', args: nearly(nearPins.other) },
  {
    rule: 'seal/means-unknown',
    what: 'the PIN for an unknown means',
    args: ({ fact }: Context) => pinFor(unknownIdLike(fact('seal-means')), fact('seal-pin')),
  },
] as const satisfies readonly { rule: string; what: string; args: (context: Context) => Args | Promise<Args> }[]

/** A refusal that is no error object may be none of the service, and is not asked for again here. */
const READABLE = 'errors/object-refused-creation'

/** Statuses that say nothing of what was sent. */
const ELSEWHERE = [405, 408, 429]

for (const { rule, what, args } of refused) {
  scenario(
    rule,
    `refuses an authorization with ${what}`,
    async (context) => {
      const { api, copes, given, unchanged } = context
      // That the right PIN authorizes shows first: after a wrong one the certificate may be locked.
      const right = await sealed(context)
      await given.success(() => authorize(context, right))
      const { id, seal } = await sealed(context)
      const assertUnchanged = await unchanged(id)
      const wrong = await Promise.resolve(args(context))
      const answer = await copes(() => api.authorizeSeal(id, seal, wrong))
      // Whether a wrong PIN is answered as a wrong key is, or as forbidden, is free.
      assertRefused(context, answer, `an authorization with ${what}`, ELSEWHERE)
      await assertUnchanged()
    },
    [BASICS.errorWithSuccess, READABLE],
    { isCostly: true },
  )
}

scenario(
  'seal/pin-empty',
  'records what an authorization with an empty PIN does',
  async (context) => {
    const { api, fact, witness } = context
    const { id, seal } = await sealed(context)
    await witness('an empty PIN', () => api.authorizeSeal(id, seal, pinFor(fact('seal-means'), '')))
  },
  [READABLE],
  { isCostly: true },
)
