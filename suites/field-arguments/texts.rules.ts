import { lengthLimit } from '../interface/limited-texts.ts'

/** Texts of fields that have a limit. */
export const textsRules = lengthLimit('field-arguments/tooltip', 'Fields', 'tooltip', 100)
