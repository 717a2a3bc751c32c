import type { Form } from '../../../helpers/engine/index.ts'

/** The content type of request bodies (document: Conventions, 2). */
export const FORM = 'application/x-www-form-urlencoded'

/** A form whose body is sent exactly as given. */
export const writtenForm = (raw: string, type = FORM): Form => ({ headers: { 'content-type': type }, raw })
