import { stated, unreachable, type Condition } from '../../helpers/engine/catalogue/rule.ts'
import * as is from '../../helpers/engine/judge/kinds.ts'
import type { Shape } from '../../helpers/engine/judge/shapes.ts'
import { membersIn, membersOf, type MemberRow } from '../interface/document/members.ts'
import { CAPTURE_TYPES, FRESHNESS_LIMITS } from '../interface/document/values.ts'

/** A member of the instructions of a transaction. */
const of = (path: string, kind: is.Kind): MemberRow => [stated, `instructions.${path}`, kind]
const membersWhen = (condition?: Condition) => membersOf('Instructions', 'transaction', condition)
const unset = (what: string) => unreachable('no-call', `the arguments of the call that ${what} are not shown`)

/**
 * The members of the instructions of a transaction (document: Instructions), grouped by the call that sets them. Members that no
 * documented call sets are judged wherever a response shows them.
 */
export const instructionMembers = {
  signed: membersWhen()({
    'instruction/signatures-type': of('signatures', is.objects),
    'instruction/signature-signer-type': of('signatures[].signer', is.text),
    'instruction/signature-field-type': of('signatures[].field', is.text),
  }),
  reviewed: membersWhen()({
    'instruction/reviews-type': of('reviews', is.objects),
    'instruction/review-reviewer-type': of('reviews[].reviewer', is.text),
    'instruction/review-recipient-type': of('reviews[].recipient', is.text),
  }),
  sequenced: membersWhen(unset('sets a sequence'))({
    'instruction/sequencing-type': of('sequencing', is.objects),
    'instruction/sequencing-before-type': of('sequencing[].before', is.text),
    'instruction/sequencing-after-type': of('sequencing[].after', is.text),
  }),
  edited: membersWhen(unset('adds an edition'))({
    'instruction/editions-type': of('editions', is.objects),
    'instruction/edition-editor-type': of('editions[].editor', is.text),
    'instruction/edition-recipient-type': of('editions[].recipient', is.array),
  }),
  captured: membersWhen(unreachable('no-call', 'the calls that request captures are not shown'))({
    'instruction/captures-type': of('captures', is.objects),
    'instruction/capture-actor-type': of('captures[].actor', is.text),
    'instruction/capture-document-type-set': of('captures[].document_type', is.oneOf(CAPTURE_TYPES)),
    'instruction/capture-accepted-documents-type': of('captures[].accepted_identity_documents', is.texts),
    'instruction/capture-total-items-required-type': of('captures[].total_items_required', is.integer),
    'instruction/capture-covered-period-type': of('captures[].covered_period', is.integer),
    'instruction/capture-freshness-limit-set': of('captures[].freshness_limit', is.oneNumberOf(FRESHNESS_LIMITS)),
    'instruction/capture-name-type': of('captures[].name', is.text),
    'instruction/capture-tag-type': of('captures[].tag', is.text),
    'instruction/capture-guideline-type': of('captures[].guideline', is.text),
  }),
}

/** The instructions of a transaction (document: Instructions). */
export const instructionsShape = { of: 'transaction', members: membersIn(instructionMembers) } satisfies Shape
