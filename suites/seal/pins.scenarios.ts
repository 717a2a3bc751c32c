import { BASICS, type Args, type Context } from '../../helpers/engine/index.ts'
import { hasNearPins, nearPins } from '../../helpers/engine/evidence/near-pins.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import { draftWithSeal, pinFor, sealed, sendWrongPin } from '../interface/scenes/seals.ts'
import { costlyScenario } from '../scenario.ts'
import { getsNoFurther, progresses } from './progress.ts'
import { assertRefused } from './refused.ts'

/** A wrong PIN with as many digits. It may be printed, so it reveals only the length of the right PIN. */
const wrongPinFor = (pin: string): string => {
  const ones = '1'.repeat(pin.length)
  return ones === pin ? '2'.repeat(pin.length) : ones
}

/**
 * A PIN that is almost the right one: a service that compares only the beginning, or cuts the PIN, accepts it.
 * @throws NotExercised if the PIN is short, because the run then does not redact almost equal PINs
 */
const almostRightPin =
  (change: (pin: string) => string) =>
  ({ fact, notExercised }: Context): Args => {
    const pin = fact('seal-pin')
    if (!hasNearPins(pin)) notExercised('the PIN is so short that an almost equal PIN would appear in logs')
    return pinFor(fact('seal-means'), change(pin))
  }

/** The right PIN of the seal of another workspace. */
async function pinOfAnotherSeal({ fact, notExercised, factOfAnotherWorkspace }: Context): Promise<Args> {
  const pin = (await factOfAnotherWorkspace('seal-pin')) ?? notExercised('no other seal has a PIN')
  if (pin === fact('seal-pin')) notExercised('two seals have the same PIN')
  return pinFor(fact('seal-means'), pin)
}

/** The right PIN for the authentication means of the seal of another workspace. */
async function meansOfAnotherSeal({ fact, notExercised, factOfAnotherWorkspace }: Context): Promise<Args> {
  const pin = (await factOfAnotherWorkspace('seal-pin')) ?? notExercised('no other seal has a PIN')
  const means = (await factOfAnotherWorkspace('seal-means')) ?? notExercised('no other seal has a PIN')
  if (means === fact('seal-means') || pin === fact('seal-pin')) notExercised('two seals have the same means or PIN')
  return pinFor(means, pin)
}

/** The means and PIN of a second certificate of the workspace, which authorize that one alone. */
function second({ fact, notExercised }: Context) {
  const [means, pin] = [fact('second-means'), fact('second-pin')]
  if (means === fact('seal-means') || pin === fact('seal-pin')) notExercised('two certificates share a means or a PIN')
  return { means, pin }
}

/** Authorizations that must be refused, each for one reason. */
const REFUSED = [
  { rule: 'seal/pin-missing', what: 'no PIN', args: () => ({}) },
  {
    rule: 'seal/pin-not-a-number',
    what: 'a word instead of the PIN',
    args: ({ fact }: Context) => pinFor(fact('seal-means'), 'secret'),
  },
  {
    rule: 'seal/pin-wrong',
    what: 'a number other than the PIN',
    args: ({ fact }: Context) => pinFor(fact('seal-means'), wrongPinFor(fact('seal-pin'))),
  },
  { rule: 'seal/pin-empty', what: 'an empty PIN', args: ({ fact }: Context) => pinFor(fact('seal-means'), '') },
  { rule: 'seal/pin-wrong', what: 'the PIN of another seal', args: pinOfAnotherSeal },
  { rule: 'seal/pin-wrong', what: 'the means and PIN of another seal', args: meansOfAnotherSeal },
  { rule: 'seal/pin-wrong', what: 'a PIN without its last digit', args: almostRightPin(nearPins.shorter) },
  { rule: 'seal/pin-wrong', what: 'a PIN with an additional digit', args: almostRightPin(nearPins.longer) },
  { rule: 'seal/pin-wrong', what: 'a PIN with a different last digit', args: almostRightPin(nearPins.other) },
  {
    rule: 'seal/pin-of-other-certificate',
    what: 'the means and PIN of another certificate of the workspace',
    args: (context: Context) => pinFor(second(context).means, second(context).pin),
  },
  {
    rule: 'seal/pin-of-other-certificate',
    what: 'the PIN of another certificate of the workspace',
    args: (context: Context) => pinFor(context.fact('seal-means'), second(context).pin),
  },
  {
    rule: 'seal/means-unknown',
    what: 'the PIN for unknown authentication means',
    args: ({ fact }: Context) => pinFor(unknownIdLike(fact('seal-means')), fact('seal-pin')),
  },
] as const satisfies readonly { rule: string; what: string; args: (context: Context) => Args | Promise<Args> }[]

/** A refusal without an error object may not come from the service, so only this rule reports it. */
const READABLE = 'errors/object-refused-creation'

/** Statuses that say nothing about the arguments of the request. */
const UNRELATED_STATUSES = [405, 408, 429]

for (const { rule, what, args } of REFUSED)
  costlyScenario(rule, `refuses an authorization with ${what}`, async (context) => {
    context.dependsOn(BASICS.errorWithSuccess, READABLE)
    const { api, copes, unchanged } = context
    const [right, { id, seal }] = [await sealed(context), await sealed(context)]
    const assertUnchanged = await unchanged(id)
    const wrong = await Promise.resolve(args(context))
    const answer = await sendWrongPin(context, right, () => copes(() => api.authorizeSeal(id, seal, wrong)))
    // The status of the refusal is free: a wrong PIN may be refused like a wrong key, or as forbidden.
    assertRefused(context, answer, `an authorization with ${what}`, UNRELATED_STATUSES)
    await assertUnchanged()
  })

costlyScenario('seal/pin-wrong-authorizes-nothing', 'authorizes nothing by a refused PIN', async (context) => {
  context.dependsOn('seal/pin-wrong')
  const { api, given, fact } = context
  const [untried, refused] = [await draftWithSeal(context), await draftWithSeal(context)]
  const wrong = pinFor(fact('seal-means'), wrongPinFor(fact('seal-pin')))
  await sendWrongPin(context, await sealed(context), () =>
    given.refusal('a wrong PIN', () => api.authorizeSeal(refused.id, refused.seal, wrong)),
  )
  for (const draft of [untried, refused]) await progresses(context, draft)
  await getsNoFurther(context, 'after a refused PIN', refused.id, untried.id)
})
