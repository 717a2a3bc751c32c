import { inferred, tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { ACTING, HOLD, TIME } from '../interface/document/needs.ts'

const CLOSING_UNDOES_NOTHING =
  '`collected` has "Done consent actions", and no row about the closing or the expiry says that it undoes an action that was done, or removes anything from the transaction.'

/** Consents that were granted stay granted, whatever happens to the transaction. */
export const keptConsentsRules = tableOf(
  inferred(`\`collected\` has "Done consent actions": a pause or a cancellation prevents participants from further acts,
    but does not undo an action that was done.`)('Transaction object', ACTING, {
    'transaction/collected-stays-paused':
      'When the transaction is paused, the granted consent of one of two signers is still shown.',
    'transaction/collected-stays-cancelled':
      'When the transaction is cancelled, the granted consent of one of two signers is still shown.',
  }),
  inferred(`\`collected\` has "Done consent actions", and a removal "removes the signer from the field": it undoes no
    action that another signer has done.`)('Transaction object', ACTING, {
    'transaction/collected-stays-removed':
      'When the other of two signers is removed after the start, a granted consent is still shown.',
  }),
  inferred(`\`collected\` has "Done consent actions", and "\`stalled\` is a boolean flag": a refusal by one signer undoes no
    action that another signer has done.`)('Transaction object', ACTING, {
    'transaction/collected-stays-refused': 'When the other of two signers refuses, a granted consent is still shown.',
  }),
  inferred(`\`collected\` has "Done consent actions": an update of attributes such as the metadata undoes no action that
    was done.`)('Transaction object', ACTING, {
    'transaction/collected-stays-updated':
      'When the metadata or language is updated, the granted consent of one of two signers is still shown.',
  }),
  inferred(CLOSING_UNDOES_NOTHING)('Transaction object', [...ACTING, ...HOLD], {
    'transaction/collected-stays-closed': 'When the transaction is closed, a granted consent is still shown.',
  }),
  inferred(CLOSING_UNDOES_NOTHING)('Transaction object', [...ACTING, ...TIME], {
    'transaction/collected-stays-expired':
      'When the transaction is expired, the granted consent of one of two signers is still shown.',
  }),
)
