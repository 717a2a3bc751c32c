import { pdfFile } from '../../fixtures/documents/kinds.ts'
import type { Answer } from '../../helpers/http/exchange.ts'
import type { Send } from '../../helpers/judge/requests.ts'
import type { Context } from '../../helpers/scenario/context.ts'

/** The twin of uploads that are refused: a good one, which is sent once for all of them. */
export function goodUpload({ api }: Context): Send {
  let sent: Promise<Answer> | undefined
  const send = async () => api.upload(await pdfFile())
  return () => (sent ??= send())
}
