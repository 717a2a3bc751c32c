import { stated } from '../../helpers/engine/catalogue/rule.ts'
import * as is from '../../helpers/engine/judge/kinds.ts'
import { required, type Shape } from '../../helpers/engine/judge/shapes.ts'
import { membersIn, membersOf } from '../interface/document/members.ts'

const of = membersOf('Document', 'document')

/** The members of a document (document: Document), wherever a response shows one: by itself or in its transaction. */
export const documentMembers = {
  all: of({
    'document/id-type': [stated, 'id', is.text],
    'document/name-type': [stated, 'name', is.text],
    'document/updatable-type': [stated, 'updatable', is.boolean],
    'document/deletable-type': [stated, 'deletable', is.boolean],
    'document/fields-type': [stated, 'fields', is.objects],
  }),
}

/** A document of a transaction (document: Document). */
export const documentShape = {
  of: 'document',
  members: [...membersIn(documentMembers), required('id', 'document/id-shown')],
} satisfies Shape
