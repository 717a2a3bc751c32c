import type { Journal } from '../evidence/journal.ts'
import type { Redactor } from '../evidence/redact.ts'
import type { Outgoing } from '../http/client.ts'
import type { Answer, Auth } from '../http/exchange.ts'

/** The means of a probe of the target: it sends a few requests, and cancels what they created. */
export interface Probing {
  readonly redactor: Redactor
  /** @throws Inconclusive if the response permits no conclusion */
  send(journal: Journal, auth: Auth, outgoing: Outgoing): Promise<Answer>
  /**
   * Cancels transactions.
   * @returns the ids of those that could not be cancelled
   */
  cleanUp(ids: Iterable<string>): Promise<string[]>
}
