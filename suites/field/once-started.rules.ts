import { tableOf } from '../../helpers/engine/catalogue/rule.ts'
import { LATE_AS_DRAFT } from '../interface/document/derivations.ts'
import { eachRunning } from '../interface/document/states.ts'

/** Effects of requests about fields after the start, if the service accepts them. */
export const onceStartedRules = tableOf(
  eachRunning.inferred(LATE_AS_DRAFT)('Fields', {
    'field/placed-*': 'If a field can be added to a page of a document of *, it has the position that is passed.',
    'field/page-last-*': 'If a field with a `page` of -1 can be added to a document of *, it is on the last page.',
    'field/page-last-update-*': 'If a field of * can be moved to a `page` of -1, it is on the last page.',
    'field/type-omitted-*': 'If a field without a `type` can be added to *, it is a signature field.',
    'field/invisible-unplaced-*': 'If a signature field without a position can be added to *, it is invisible.',
    'field/made-visible-*': 'If an invisible field of * can be given `page`, `x` and `y`, it is at that position.',
    'field/made-invisible-*': 'If a signature field of * can be given a `page` of 0, it is invisible.',
    'field/turned-into-visa-*': 'If a signature field of * can be given the type `visa`, it is a visa field.',
    'field/copied-*': 'If a field of * can be copied, the copy has a new id and no position.',
    'field/copy-attributes-*': 'If a field of * can be copied, the copy has the attributes of its source.',
    'field/moved-to-document-*': 'If a field can be moved to another document of *, its former document loses it.',
    'field/move-attributes-*': 'If a field of * can be moved to another document, it keeps its attributes.',
    'field/deleted-late-*': 'If a field of * can be deleted, the transaction no longer shows it.',
  }),
)
