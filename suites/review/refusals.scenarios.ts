import type { Args, JsonObject } from '../../helpers/engine/index.ts'
import { participantsOf, reviewsIn, tasksOf } from '../interface/reads/people.ts'
import { caughtUp } from '../interface/reads/once-shown.ts'
import { tasksIn } from '../interface/reads/tasks.ts'
import { refusedOnceStarted } from '../interface/scenes/refused-once-started.ts'
import { scenario } from '../scenario.ts'
import { ofTwoRecipients, onceInstructed, reviewable, reviewArgs, reviewed } from './scene.ts'

/** Requests with one invalid argument, and whether 404 is a refusal too. */
const WRONG = [
  { rule: 'reviewer-missing', title: 'without a reviewer', bad: { reviewer: undefined }, notFound: false },
  { rule: 'recipient-missing', title: 'without a recipient', bad: { recipient: undefined }, notFound: false },
  { rule: 'reviewer-empty', title: 'with an empty reviewer', bad: { reviewer: '' }, notFound: false },
  { rule: 'recipient-empty', title: 'with an empty recipient', bad: { recipient: '' }, notFound: true },
  {
    rule: 'reviewer-no-email',
    title: 'whose reviewer is not an email',
    bad: { reviewer: 'thetenant' },
    notFound: true,
  },
] as const

for (const { rule, title, bad, notFound } of WRONG)
  scenario(`review/${rule}`, `refuses an appointment ${title}`, async (context) => {
    const { id, reviewer, recipient } = await reviewable(context)
    const right = reviewArgs(reviewer, recipient)
    const twin = () => context.api.addReviewer(id, right)
    await context.refused(() => context.api.addReviewer(id, { ...right, ...bad }), { twin, leaves: id, notFound })
  })

for (const { rule, title, bad, notFound } of WRONG.filter((one) => one.rule !== 'reviewer-no-email'))
  scenario(`review/${rule}`, `refuses a removal ${title}`, async (context) => {
    context.dependsOn('review/removed')
    // The reviewer also reviews for another recipient, whom a removal without a recipient might be about.
    const [site, other] = [await ofTwoRecipients(context), await ofTwoRecipients(context)]
    for (const recipient of [site.first, site.second]) await onceInstructed(context, site.id, site.reviewer, recipient)
    const removalIn = ({ id, reviewer, first }: typeof site, wrong: Args = {}) =>
      context.api.addReviewer(id, { ...reviewArgs(reviewer, first), delete: true, ...wrong })
    await context.refused(() => removalIn(site, bad), {
      twin: () => removalIn(other),
      leaves: site.id,
      // No review has an empty reviewer.
      notFound: notFound || rule === 'reviewer-empty',
    })
  })

for (const { rule, title, bad, notFound } of [
  ...WRONG,
  { rule: 'delete-not-boolean', title: 'with a word as `delete`', bad: { delete: 'perhaps' }, notFound: false },
] as const)
  refusedOnceStarted(
    `review/${rule}-*`,
    `refuses an appointment ${title} in *`,
    [`review/${rule}`],
    ({ api, people }, { id, signer }) => {
      const good = reviewArgs(people.email(), signer)
      const send = (args: Args) => () => api.addReviewer(id, args)
      return { bad: send({ ...good, ...bad }), twin: send(good), notFound }
    },
  )

/** The reviews of a transaction as texts. */
const pairsIn = (read: JsonObject) =>
  reviewsIn(read).map(({ reviewer, recipient }) => `${String(reviewer)} for ${String(recipient)}`)

for (const bad of [{ recipient: '' }, { delete: 'perhaps' }])
  scenario('review/refused-changes-nothing', `adds nothing if ${Object.keys(bad)[0]} is refused`, async (context) => {
    const { api, check, given } = context
    const { id, recipient } = await reviewed(context)
    const reviewer = context.people.email()
    const before = await caughtUp(context, id)
    const args = { ...reviewArgs(reviewer, recipient), ...bad }
    await given.refusal('the appointment', () => api.addReviewer(id, args))
    const now = await caughtUp(context, id)
    check.equal(`participants[] of ${reviewer}`, participantsOf(now, reviewer), [])
    check.sameSet('instructions.reviews', pairsIn(now), pairsIn(before))
    check.equal(`actions[].tasks[] of ${reviewer}`, tasksOf(now, reviewer), [])
    check.equal('number of actions[].tasks[]', tasksIn(now).length, tasksIn(before).length)
  })

// The document does not say whether a reviewer can be appointed for these recipients.
scenario('review/recipient-not-there', 'records an appointment for a stranger', async (context) => {
  const { id, reviewer } = await reviewable(context)
  const review = reviewArgs(reviewer, context.people.email())
  const what = 'appointing a reviewer for a person who is not yet a participant'
  await context.witness(what, () => context.api.addReviewer(id, review))
})

scenario('review/recipient-of-another', 'records an appointment for another participant', async (context) => {
  const [{ id, reviewer }, other] = await Promise.all([reviewable(context), context.given.startable()])
  const review = reviewArgs(reviewer, other.signer)
  const what = 'appointing a reviewer for a participant of another transaction'
  await context.witness(what, () => context.api.addReviewer(id, review))
})
