import type { Journal } from '../evidence/journal.ts'
import type { Redactor } from '../evidence/redact.ts'
import type { Outgoing } from '../http/client.ts'
import type { Answer, Auth } from '../http/exchange.ts'

/** What a probe of the target works with: it sends a few requests, and cancels what they made. */
export interface Probing {
  readonly redactor: Redactor
  /** @throws Inconclusive where nothing may be concluded from what came */
  send(journal: Journal, auth: Auth, outgoing: Outgoing): Promise<Answer>
  /** Cancels transactions. Returns the ids of those that are left. */
  cleanUp(ids: Iterable<string>): Promise<string[]>
}
