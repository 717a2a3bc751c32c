import type { PdfContent } from '../../../fixtures/documents/pdf.ts'
import type { Args } from '../http/encode.ts'
import { setUpDone, setUpId } from '../judge/requests.ts'
import { Inconclusive, NotExercised, Violation } from '../outcome/errors.ts'
import type { Transaction } from '../values/json.ts'
import { surelyUnknown } from '../values/unknown-ids.ts'
import { documentsFor, type Signable } from './documents.ts'
import { draftOf } from './drafts.ts'
import { participantsFor } from './participants.ts'
import { readingFor } from './reading.ts'
import type { State } from './states.ts'
import { waitWithoutFailing, type Tools } from './tools.ts'

/** A draft with a document. */
export interface Documented {
  readonly id: string
  readonly documentId: string
}

/** A draft with a document, a signature field on it and a signer. */
export interface Startable extends Signable, Documented {}

/**
 * The duration in minutes for scenarios that wait for the expiry: far below every documented limit, but not below a
 * day.
 */
const SHORT_DURATION = 1_440

/** The means for one step of setting up transactions. */
function situationsFor(tools: Tools) {
  const reading = readingFor(tools)
  const participants = participantsFor(tools, reading)
  const start = async (id: string): Promise<Transaction> => {
    const answered = await setUpDone(() => tools.api.start(id))
    return reading.settled(id, 'started', tools.patience.readMs, { answered })
  }
  return { ...tools, ...reading, ...documentsFor(tools), ...participants, ...transactionsFor(tools), start }
}

/** Transactions in the situations in which scenarios start. */
export function transactionsFor(tools: Tools) {
  const { api, hooks, patience } = tools
  const step = <T>(name: string, body: (given: ReturnType<typeof situationsFor>) => Promise<T>): Promise<T> =>
    tools.step(name, (within) => body(situationsFor(within)))

  const transactions = {
    /**
     * A new draft as its creation returned it.
     * @param by the calls with another key, if another one creates it
     */
    draft: (args: Args = {}, by = api): Promise<Transaction> => draftOf(tools, by, args),

    /** A new draft that can be read, for scenarios that judge reads: reads may lag. */
    readable: async (args: Args = {}): Promise<Transaction> => {
      const draft = await transactions.draft(args)
      await waitWithoutFailing(tools, { until: 'a draft is read', ms: patience.readMs }, async () => {
        if ((await api.get(draft.id)).status === 404) throw new Violation('reading the draft', 'the draft', '404')
      })
      return draft
    },

    /** A draft with a document without fields; the document has one page by default. */
    documented: (content: PdfContent = {}, args: Args = {}): Promise<Documented> =>
      step('given a draft with a document', async (given) => {
        const [{ id }, document] = await Promise.all([given.draft(args), given.file(content)])
        return { id, documentId: (await setUpId(() => given.api.addDocument(id, { document }))).id }
      }),

    /**
     * A draft that can be started, with one document, one signature field and one signer; the signer is a new person
     * unless one is named.
     * @param field additional arguments of the field
     */
    startable: (args: Args = {}, field: Args = {}, who?: string): Promise<Startable> =>
      step('given a draft that can be started', async (given) => {
        const { id, documentId } = await given.documented({}, args)
        return {
          id,
          documentId,
          ...(await given.signer(id, documentId, { field, ...(who !== undefined && { signer: who }) })),
        }
      }),

    /**
     * A started transaction that waits for one signer.
     * @param field additional arguments of the signature field
     */
    started: (args: Args = {}, field: Args = {}): Promise<Transaction> =>
      step('given a started transaction', async (given) => given.start((await given.startable(args, field)).id)),

    /** A started transaction with two signers; the target decides whether both may act at once. */
    startedByTwo: (args: Args = {}): Promise<Transaction> =>
      step('given a started transaction with two signers', async (given) => {
        const { id, documentId } = await given.startable(args)
        await given.signer(id, documentId, { field: { y: 300 } })
        return given.start(id)
      }),

    /** A transaction that is paused right after its start, with a short duration. */
    paused: (args: Args = {}): Promise<Transaction> =>
      step('given a paused transaction', async (given) => {
        const { id } = await given.started(args)
        const answered = await setUpDone(() => given.api.pause(id))
        return given.settled(id, 'paused', patience.readMs, { answered })
      }),

    /**
     * A transaction that is cancelled after its start: one that is cancelled as a draft may be deleted at once
     * (document: Limits). If the target does not cancel a started transaction, it is paused first.
     */
    cancelled: (args: Args = {}): Promise<Transaction> =>
      step('given a cancelled transaction', async (given) => {
        const { id } = await given.started(args)
        const answered = await setUpDone(() => given.api.cancel(id)).catch(async (error: unknown) => {
          if (!(error instanceof Inconclusive)) throw error
          await setUpDone(() => given.api.pause(id))
          return setUpDone(() => given.api.cancel(id))
        })
        return given.settled(id, 'cancelled', patience.readMs, { answered })
      }),

    /** A transaction that expired after its start. Needs `workspaces` and `clock`. */
    expired: (args: Args = {}): Promise<Transaction> =>
      step('given an expired transaction', async (given) => {
        const before = await given.started({ duration: SHORT_DURATION, ...args })
        await hooks.advance((SHORT_DURATION + 5) * 60)
        return given.settled(before.id, 'expired', patience.slowMs, { before })
      }),

    /**
     * A transaction whose only signer has signed and that waits for completion. Needs `actions`, `completion`,
     * `hold-completion`.
     */
    closed: (args: Args = {}): Promise<Transaction> =>
      step('given a closed transaction', async (given) => {
        hooks.holdsCompletion()
        const before = await given.started(args)
        await given.signed(before.id)
        return given.settled(before.id, 'closed', patience.slowMs, { before })
      }),

    /** A completed transaction. Needs `actions`. */
    completed: (args: Args = {}): Promise<Transaction> =>
      step('given a completed transaction', async (given) => {
        const before = await given.started(args)
        await given.signed(before.id)
        await given.finished(before.id)
        return given.settled(before.id, 'completed', patience.slowMs, { before })
      }),

    /** A transaction in the given state. */
    inState: (state: State, args: Args = {}): Promise<Transaction> => transactions[state](args),

    /** An id that looks like that of a new draft but does not exist. */
    unknownId: async (): Promise<string> => {
      const { id } = await transactions.draft()
      const unknown = surelyUnknown(id)
      if (unknown !== undefined) return unknown
      throw new NotExercised(`an id such as ${id} is too short to make up one that surely does not exist`)
    },
  }
  return transactions
}
