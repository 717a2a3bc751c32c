import { BASICS, type Args, type Context } from '../../helpers/engine/index.ts'
import { hasNearPins, nearPins } from '../../helpers/engine/evidence/near-pins.ts'
import { unknownIdLike } from '../interface/document/unknown-ids.ts'
import { draftWithSeal, pinFor, sealed, sendWrongPin } from '../interface/scenes/seals.ts'
import type { RuleId } from '../catalogue.ts'
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
function almostRightPin({ fact, notExercised }: Context, change: (pin: string) => string): Args {
  const pin = fact('seal-pin')
  if (!hasNearPins(pin)) notExercised('the PIN is so short that an almost equal PIN would appear in logs')
  return pinFor(fact('seal-means'), change(pin))
}

/** The right PIN of the seal of another workspace, for its means or for those of the seal. */
async function pinOfOther({ fact, notExercised, factOfAnotherWorkspace }: Context, meansOf: 'other' | 'seal') {
  const factOfOther = async (name: 'seal-pin' | 'seal-means') =>
    (await factOfAnotherWorkspace(name)) ?? notExercised('no other seal has a PIN')
  const pin = await factOfOther('seal-pin')
  if (pin === fact('seal-pin')) notExercised('two seals have the same PIN')
  if (meansOf === 'seal') return pinFor(fact('seal-means'), pin)
  const means = await factOfOther('seal-means')
  return means === fact('seal-means') ? notExercised('two seals have the same means') : pinFor(means, pin)
}

/** The PIN of a second certificate of the workspace, for its means or for those of the seal: it authorizes that one alone. */
function pinOfSecond({ fact, notExercised }: Context, meansOf: 'second' | 'seal'): Args {
  const [means, pin] = [fact('second-means'), fact('second-pin')]
  if (means === fact('seal-means') || pin === fact('seal-pin')) notExercised('two certificates share a means or a PIN')
  return pinFor(fact(`${meansOf}-means`), pin)
}

type Wrong = (context: Context) => Args | Promise<Args>
/** Authorizations that must be refused, each for one reason, by the rule that says so. */
const REFUSED: Partial<Record<RuleId, Record<string, Wrong>>> = {
  'seal/pin-missing': { 'no PIN': () => ({}) },
  'seal/pin-not-a-number': { 'a word instead of the PIN': ({ fact }) => pinFor(fact('seal-means'), 'secret') },
  'seal/pin-empty': { 'an empty PIN': ({ fact }) => pinFor(fact('seal-means'), '') },
  'seal/pin-wrong': {
    'a number other than the PIN': ({ fact }) => pinFor(fact('seal-means'), wrongPinFor(fact('seal-pin'))),
    'the PIN of another seal': (context) => pinOfOther(context, 'seal'),
    'the means and PIN of another seal': (context) => pinOfOther(context, 'other'),
    'a PIN without its last digit': (context) => almostRightPin(context, nearPins.shorter),
    'a PIN with an additional digit': (context) => almostRightPin(context, nearPins.longer),
    'a PIN with a different last digit': (context) => almostRightPin(context, nearPins.other),
  },
  'seal/pin-of-other-certificate': {
    'the means and PIN of another certificate of the workspace': (context) => pinOfSecond(context, 'second'),
    'the PIN of another certificate of the workspace': (context) => pinOfSecond(context, 'seal'),
  },
  'seal/means-unknown': {
    'the PIN for unknown authentication means': ({ fact }) =>
      pinFor(unknownIdLike(fact('seal-means')), fact('seal-pin')),
  },
}

/** A refusal without an error object may not come from the service, so only this rule reports it. */
const READABLE = 'errors/object-refused-creation'

/** Statuses that say nothing about the arguments of the request. */
const UNRELATED_STATUSES = [405, 408, 429]

for (const [rule, cases] of Object.entries(REFUSED) as [RuleId, Record<string, Wrong>][])
  for (const [what, args] of Object.entries(cases))
    costlyScenario(rule, `refuses an authorization with ${what}`, async (context) => {
      context.dependsOn(BASICS.errorWithSuccess, READABLE)
      const { api, copes, unchanged } = context
      const [right, { id, seal }] = [await sealed(context), await sealed(context)]
      const assertUnchanged = await unchanged(id)
      const wrong = await args(context)
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
