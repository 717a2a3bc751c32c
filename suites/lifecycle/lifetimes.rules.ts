import { inferred, open, stated, tableOf, unreachable } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/document/needs.ts'

/** How long drafts, cancelled transactions and registrations last. */
export const lifetimesRules = tableOf(
  stated('States and transitions: rules', TIME, {
    'lifecycle/draft-seven-days': 'A draft that is more than seven days old cannot be started.',
  }),
  inferred(`"A draft lasts at most 7 days", and for this the latest \`expires_at\` is "now plus 67 days", seven more
    than any duration: "the extra days allowed in expires_at" are useful
    only if the draft can still be started.`)('States and transitions: rules', TIME, {
    'lifecycle/draft-within-seven-days': 'A draft that is six days old can be started.',
  }),
  open('States and transitions: rules', TIME, {
    'lifecycle/draft-seven-days-state': 'Which state a draft is in when it is more than seven days old.',
  }),
  stated('States and transitions', TIME, {
    'lifecycle/retention-within-sixty-days':
      'A transaction that was cancelled after its start can be read 59 days after the cancellation.',
    'lifecycle/retention-sixty-days':
      'If a transaction was cancelled after its start, reading it 61 days after the cancellation is refused with 404.',
  }),
  inferred(`A cancelled transaction "is permanently deleted after 60 days", and the list has "transactions of the
    workspace": a deleted transaction is not one of them.`)('States and transitions', TIME, {
    'lifecycle/retention-unlisted':
      'If a transaction was cancelled after its start, the list no longer shows it 61 days after the cancellation.',
  }),
  inferred(`"A draft lasts at most 7 days", which a started transaction no longer is, and only a cancelled one "is
    permanently deleted". A pause leaves even the expiry as it is: "expiry is not
    affected".`)('States and transitions: rules', TIME, {
    'lifecycle/paused-beyond-seven-days':
      'A paused transaction with a duration of thirty days can be read eight days after its creation.',
  }),
  inferred(`"A draft lasts at most 7 days", which a started transaction no longer is, and "stalled is a boolean flag
    on the transaction and on actions, not a state": no row of the table leaves \`started\` for
    it.`)('States and transitions: rules', [...TIME, ...ACTING], {
    'lifecycle/stalled-beyond-seven-days':
      'A stalled transaction with a duration of thirty days is still `started` eight days after its creation.',
  }),
  inferred(`"A draft lasts at most 7 days", which a closed transaction no longer is, and only a cancelled one "is
    permanently deleted": a closed one is waiting for the "completion of final
    documents".`)('States and transitions: rules', [...TIME, ...ACTING, ...HOLD], {
    'lifecycle/closed-beyond-seven-days':
      'A closed transaction that is not completed can be read eight days after its creation.',
  }),
  open('Limits', TIME, { 'lifecycle/retention-cancelled-draft': 'How long a cancelled draft is kept.' }),
  stated('States and transitions: rules', unreachable('no-trigger', 'no documented call makes a registration'), {
    'lifecycle/registration-session': 'A registration session lasts seven days.',
    'lifecycle/registration-deleted': 'An unused registration is deleted after seven days.',
  }),
)
