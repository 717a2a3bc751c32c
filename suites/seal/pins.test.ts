import type { Args } from '../../helpers/http/encode.ts'
import { type Answer } from '../../helpers/http/exchange.ts'
import { BASICS, isErrorWithSuccess } from '../../helpers/judge/basics.ts'
import type { Context } from '../../helpers/scenario/context.ts'
import { madeUpLike } from '../interface/made-up.ts'
import { authorize, pinFor, sealed } from '../interface/seals.ts'
import { scenario } from '../scenario.ts'

/** Another PIN of as many digits. As it is shown, it tells nothing else of the right one. */
const otherThan = (pin: string): string => {
  const ones = '1'.repeat(pin.length)
  return ones === pin ? '2'.repeat(pin.length) : ones
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
  {
    rule: 'seal/means-unknown',
    what: 'the PIN for an unknown means',
    args: ({ fact }: Context) => pinFor(madeUpLike(fact('seal-means')), fact('seal-pin')),
  },
] as const satisfies readonly { rule: string; what: string; args: (context: Context) => Args }[]

/** A refusal that is no error object may be none of the service, and is not asked for again here. */
const READABLE = 'errors/object-refused-creation'

/** Statuses that say nothing of what was sent. */
const ELSEWHERE = [405, 408, 429]

/** Asserts that an authorization is refused. Whether a wrong PIN is answered as a wrong key is, or as forbidden, is free. */
function assertRefused({ check }: Context, answer: Answer, what: string): void {
  const isRefused = answer.status >= 400 && !ELSEWHERE.includes(answer.status)
  const told = isErrorWithSuccess(answer) ? 'an error object with a success' : answer.status
  check.that(`status of an authorization with ${what}`, isRefused, 'a refusal (4xx)', told)
}

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
      const answer = await copes(() => api.authorizeSeal(id, seal, args(context)))
      assertRefused(context, answer, what)
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
