import type { Args, Context } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { participantsOf, reviewsIn, tasksOf } from '../interface/reads/people.ts'
import { caughtUp } from '../interface/reads/once-shown.ts'
import { tasksIn } from '../interface/reads/tasks.ts'
import { scenario } from '../scenario.ts'
import { reviewable, reviewArgs, reviewed } from './scene.ts'

/** An appointment with one invalid argument. */
interface Wrong {
  readonly rule: RuleId
  readonly title: string
  readonly wrong: (context: Context) => Args
  readonly notFound?: true
}

const WRONG: readonly Wrong[] = [
  { rule: 'review/reviewer-missing', title: 'without a reviewer', wrong: () => ({ reviewer: undefined }) },
  { rule: 'review/recipient-missing', title: 'without a recipient', wrong: () => ({ recipient: undefined }) },
  { rule: 'review/reviewer-empty', title: 'with an empty reviewer', wrong: () => ({ reviewer: '' }) },
  {
    rule: 'review/recipient-empty',
    title: 'with an empty recipient',
    wrong: () => ({ recipient: '' }),
    notFound: true,
  },
  {
    rule: 'review/reviewer-no-email',
    title: 'whose reviewer is not an email',
    wrong: ({ people }) => ({ reviewer: people.letters(12) }),
    notFound: true,
  },
]

for (const { rule, title, wrong, notFound = false } of WRONG)
  scenario(rule, `refuses an appointment ${title}`, async (context) => {
    const [{ id, reviewer, recipient }, bad] = [await reviewable(context), wrong(context)]
    const right = reviewArgs(reviewer, recipient)
    const twin = () => context.api.addReviewer(id, right)
    await context.refused(() => context.api.addReviewer(id, { ...right, ...bad }), { twin, leaves: id, notFound })
  })

/** Appointments that must be refused, each because of a different argument. */
const HALF_VALID = [
  { what: 'recipient', bad: () => ({ recipient: '' }) },
  { what: 'delete', bad: () => ({ delete: 'perhaps' }) },
] as const

for (const { what, bad } of HALF_VALID)
  scenario('review/refused-changes-nothing', `adds nothing if the ${what} is refused`, async (context) => {
    const { api, check, given } = context
    const { id, recipient } = await reviewed(context)
    const reviewer = context.people.email()
    const before = await caughtUp(context, id)
    const args = { ...reviewArgs(reviewer, recipient), ...bad() }
    await given.refusal('the appointment', () => api.addReviewer(id, args))
    const now = await caughtUp(context, id)
    check.equal(`participants[] of ${reviewer}`, participantsOf(now, reviewer), [])
    check.equal('instructions.reviews', reviewsIn(now), reviewsIn(before))
    check.equal(`actions[].tasks[] of ${reviewer}`, tasksOf(now, reviewer), [])
    check.equal('number of actions[].tasks[]', tasksIn(now).length, tasksIn(before).length)
  })

/** Recipients for whom the document does not say whether a reviewer can be appointed. */
const UNDOCUMENTED = [
  {
    rule: 'review/recipient-not-there',
    who: 'a person who is not yet a participant',
    recipient: ({ people }: Context) => people.email(),
  },
  {
    rule: 'review/recipient-of-another',
    who: 'a participant of another transaction',
    recipient: async ({ given }: Context) => (await given.startable()).signer,
  },
] as const

for (const { rule, who, recipient } of UNDOCUMENTED)
  scenario(rule, `records the response to appointing a reviewer for ${who}`, async (context) => {
    const [{ id, reviewer }, named] = await Promise.all([reviewable(context), recipient(context)])
    await context.witness(`appointing a reviewer for ${who}`, () =>
      context.api.addReviewer(id, reviewArgs(reviewer, named)),
    )
  })
