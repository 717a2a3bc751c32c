import type { PdfContent } from '../../../fixtures/documents/pdf.ts'
import type { Args } from '../http/encode.ts'
import { setUpDone, setUpId } from '../judge/requests.ts'
import { Inconclusive, NotExercised, Violation } from '../outcome/errors.ts'
import type { Transaction } from '../values/json.ts'
import { documentsFor, type Signable } from './documents.ts'
import { participantsFor } from './participants.ts'
import { readingFor } from './reading.ts'
import type { State } from './states.ts'
import { softly, type Tools } from './tools.ts'

/** A draft with a document. */
export interface Documented {
  readonly id: string
  readonly documentId: string
}

/** A draft with a document, a signature field on it and a signer. */
export interface Startable extends Signable, Documented {}

/** Minutes until expiry where a scenario waits for it: far below every limit of the document, and not below a day. */
const SHORT_DURATION = 1_440

/** All that one step of a scenario brings transactions about with. */
function situationsFor(tools: Tools) {
  const reading = readingFor(tools)
  const participants = participantsFor(tools, reading)
  const start = async (id: string): Promise<Transaction> => {
    const answered = await setUpDone(() => tools.api.start(id))
    return reading.settled(id, 'started', tools.patience.readMs, { answered })
  }
  return { ...tools, ...reading, ...documentsFor(tools), ...participants, ...transactionsFor(tools), start }
}

/** Transactions in the situations that cases start from. */
export function transactionsFor(tools: Tools) {
  const { api, hooks, patience } = tools
  const step = <T>(name: string, body: (given: ReturnType<typeof situationsFor>) => Promise<T>): Promise<T> =>
    tools.step(name, (within) => body(situationsFor(within)))

  const transactions = {
    /** A new draft, as the creation answered it. */
    draft: (args: Args = {}): Promise<Transaction> => setUpId(() => api.create(args)),

    /** A new draft that a reading finds, as reads may lag: for cases that judge the reading itself. */
    readable: async (args: Args = {}): Promise<Transaction> => {
      const draft = await transactions.draft(args)
      await softly(tools, { until: 'a draft is read', ms: patience.readMs }, async () => {
        if ((await api.get(draft.id)).status === 404) throw new Violation('reading the draft', 'the draft', '404')
      })
      return draft
    },

    /** A draft with a document that has no field: of one page unless it is said otherwise. */
    documented: (content: PdfContent = {}, args: Args = {}): Promise<Documented> =>
      step('given a draft with a document', async (given) => {
        const [{ id }, document] = await Promise.all([given.draft(args), given.file(content)])
        return { id, documentId: (await setUpId(() => given.api.addDocument(id, { document }))).id }
      }),

    /**
     * A draft that can be started: one document, one signature field, one signer, a new person unless one is named. `field` adds
     * to the field's arguments.
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

    /** A started transaction, waiting for one signer. `field` adds to the arguments of the signature field. */
    started: (args: Args = {}, field: Args = {}): Promise<Transaction> =>
      step('given a started transaction', async (given) => given.start((await given.startable(args, field)).id)),

    /** A started transaction of two signers; whether both may act at once is up to the target. */
    startedByTwo: (args: Args = {}): Promise<Transaction> =>
      step('given a started transaction of two signers', async (given) => {
        const { id, documentId } = await given.startable(args)
        await given.signer(id, documentId, { field: { y: 300 } })
        return given.start(id)
      }),

    /** A transaction paused freshly after its start, with a short duration. */
    paused: (args: Args = {}): Promise<Transaction> =>
      step('given a paused transaction', async (given) => {
        const { id } = await given.started(args)
        const answered = await setUpDone(() => given.api.pause(id))
        return given.settled(id, 'paused', patience.readMs, { answered })
      }),

    /**
     * A transaction cancelled after its start: one cancelled as a draft may be deleted at once (document: Limits). Where a target
     * does not cancel what is started, it is paused before.
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

    /** A transaction whose expiry date was reached while started. Needs `workspaces` and `clock`. */
    expired: (args: Args = {}): Promise<Transaction> =>
      step('given an expired transaction', async (given) => {
        const before = await given.started({ duration: SHORT_DURATION, ...args })
        await hooks.advance((SHORT_DURATION + 5) * 60)
        return given.settled(before.id, 'expired', patience.slowMs, { before })
      }),

    /** A transaction whose only signer signed, waiting for completion. Needs `actions`, `completion`, `hold-completion`. */
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

    /** An id that is made like the ids of the target and names nothing: that of a new draft, its end turned round. */
    unknownId: async (): Promise<string> => {
      const { id } = await transactions.draft()
      const end = id.slice(-12)
      const turned = id.slice(0, -12) + Array.from(end).toReversed().join('')
      if (id.length >= 16 && turned !== id) return turned
      throw new NotExercised(`an id such as ${id} is too short to make up another that surely names nothing`)
    },
  }
  return transactions
}
