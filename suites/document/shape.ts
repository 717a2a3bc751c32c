import { boolean, objects, text } from '../../helpers/judge/kinds.ts'
import { watched, type Shape } from '../../helpers/judge/shapes.ts'
import type { RuleId } from '../catalogue.ts'

/** A document of a transaction (document: Document). */
export const documentShape: Shape<RuleId> = {
  of: 'document',
  members: [
    watched('id', text),
    watched('name', text),
    watched('updatable', boolean),
    watched('deletable', boolean),
    watched('fields', objects),
  ],
}
