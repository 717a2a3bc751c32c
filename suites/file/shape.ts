import { stated } from '../../helpers/engine/catalogue/rule.ts'
import { text } from '../../helpers/engine/judge/kinds.ts'
import type { Shape } from '../../helpers/engine/judge/shapes.ts'
import { membersIn, membersOf } from '../interface/document/members.ts'

const of = membersOf('Files and documents', 'file')

/** The members of the file object that have a documented type. */
export const fileMembers = { always: of({ 'file/id-type': [stated, 'id', text] }) }

/** An uploaded file (document: Other objects). */
export const fileShape = { of: 'file', members: membersIn(fileMembers) } satisfies Shape
