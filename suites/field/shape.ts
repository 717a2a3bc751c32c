import { boolean, integer, number, object, text, texts, textValues } from '../../helpers/judge/kinds.ts'
import { watched, type Shape } from '../../helpers/judge/shapes.ts'
import type { RuleId } from '../catalogue.ts'

/** A field of a document (document: Field). */
export const fieldShape: Shape<RuleId> = {
  of: 'field',
  members: [
    watched('id', text),
    watched('name', text),
    watched('type', text),
    watched('built_in', boolean),
    watched('consents', texts),
    watched('optional_consents', texts),
    watched('updatable', boolean),
    watched('deletable', boolean),
    watched('position', object),
    watched('position.page', integer),
    watched('position.x', integer),
    watched('position.y', integer),
    watched('position.height', number),
    watched('position.width', number),
    watched('font_size', number),
    watched('max_length', number),
    watched('tooltip', text),
    watched('value', text),
    watched('alignment', text),
    watched('checked', boolean),
    watched('minimum_required', integer),
    watched('parent', text),
    watched('required', boolean),
    watched('options', textValues),
    watched('format', text),
  ],
}
