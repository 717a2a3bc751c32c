import type { Answer } from '../../../helpers/engine/index.ts'

/** `200 to GET /v1/transaction/…`, for findings about several responses. */
export const statusAndRequest = ({ status, exchange: { method, path } }: Answer): string =>
  `${status} to ${method} ${path}`
