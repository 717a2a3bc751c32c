import type { Form } from '../../../helpers/engine/api/api.ts'

/** The content type of request bodies (document: Conventions, 2). */
export const FORM = 'application/x-www-form-urlencoded'

/** A form that is sent byte by byte as it is written. */
export const writtenForm = (raw: string, type = FORM): Form => ({ headers: { 'content-type': type }, raw })
