import { pdf } from '../../fixtures/documents/pdf.ts'
import type { People } from '../../fixtures/people/people.ts'
import type { Api } from '../api/api.ts'
import type { Args } from '../http/encode.ts'
import type { Answer } from '../http/exchange.ts'
import { eventually } from '../judge/eventually.ts'
import { Inconclusive, NotExercised, Violation } from '../outcome/errors.ts'
import { setUp, setUpId, type Send } from '../judge/requests.ts'
import { isAbsent, objectsIn, type JsonObject, type Transaction } from '../values/json.ts'
import type { Patience } from '../targets/target.ts'
import type { Outcome } from '../targets/control.ts'
import type { Hooks } from './hooks.ts'

/** The states of a transaction (document: States and transitions). */
export const STATES = ['draft', 'started', 'paused', 'cancelled', 'expired', 'closed', 'completed'] as const
export type State = (typeof STATES)[number]

/** A draft with a document, a signature field on it and a signer. */
export interface Startable {
  readonly id: string
  readonly signer: string
  readonly documentId: string
  readonly fieldId: string
}

/** Minutes until expiry where a scenario waits for it: far below every limit of the document. */
const SHORT_DURATION = 60

interface Tools {
  readonly api: Api
  readonly people: People
  readonly hooks: Hooks
  readonly patience: Patience
  readonly signal: AbortSignal
  step<T>(name: string, body: () => Promise<T>): Promise<T>
}

/**
 * Brings transactions into the situations that cases start from. A target that fails here keeps the case from a
 * conclusion; it is never held against it.
 */
export function givenFor({ api, people, hooks, patience, signal, step }: Tools) {
  /** Repeats `look` until it finds what the case starts from; what it misses to the end is no verdict. */
  const inTime = async <T>(patienceMs: number, look: () => Promise<T>): Promise<T> => {
    try {
      return await eventually(patienceMs, look, signal)
    } catch (error) {
      if (error instanceof Violation) throw new Inconclusive(`set-up: ${error.message}`)
      throw error
    }
  }

  /** Reads may lag: what was just made may not be there at once. */
  const read = (id: string): Promise<JsonObject> =>
    inTime(patience.readMs, async () => {
      const answer = await api.get(id)
      if (answer.status === 404) throw new Violation('reading the transaction', 'what was made before', '404')
      return setUp('reading the transaction', () => Promise.resolve(answer))
    })

  /** The same for what the case can go on without. */
  const softly = async (look: () => Promise<void>): Promise<void> => {
    try {
      await eventually(patience.readMs, look, signal)
    } catch (error) {
      if (!(error instanceof Violation)) throw error
    }
  }

  /** Reads until `state` shows, as reads may lag. */
  const settled = (id: string, state: State, patienceMs: number): Promise<Transaction> =>
    inTime(patienceMs, async () => {
      const transaction = await read(id)
      if (transaction['state'] !== state)
        throw new Violation('state of the transaction', state, String(transaction['state']))
      return { ...transaction, id }
    })

  const start = async (id: string): Promise<Transaction> => {
    await setUp('starting the transaction', () => api.start(id))
    return settled(id, 'started', patience.readMs)
  }

  const given = {
    /** A transaction as it reads now. */
    read,

    /** Reads until the transaction carries `member`, as reads may lag; where it never does, the case goes on without. */
    carrying: (id: string, member: string): Promise<void> =>
      softly(async () => {
        if (isAbsent((await read(id))[member])) throw new Violation(member, 'a value', 'nothing')
      }),

    /** The object that a request is answered with, or no verdict: for the twin of a refusal, `what` in words. */
    success: (what: string, send: Send): Promise<JsonObject> => setUp(what, send),

    /** The answer to a request that is refused, or no verdict: for cases about what a refusal looks like. */
    refusal: async (what: string, send: Send): Promise<Answer> => {
      const answer = await send()
      if (answer.status >= 400) return answer
      throw new Inconclusive(`set-up: ${what} was answered ${answer.status}, where a refusal was to be looked at`)
    },

    /** A new draft, as the creation answered it. */
    draft: (args: Args = {}): Promise<Transaction> => setUpId('creating a draft', () => api.create(args)),

    /** A new draft that a reading finds, as reads may lag: for cases that judge the reading itself. */
    readable: async (args: Args = {}): Promise<Transaction> => {
      const draft = await given.draft(args)
      await softly(async () => {
        if ((await api.get(draft.id)).status === 404) throw new Violation('reading the draft', 'the draft', '404')
      })
      return draft
    },

    /** A draft that can be started: one document, one signature field, one signer. `field` adds to the field's arguments. */
    startable: (args: Args = {}, field: Args = {}): Promise<Startable> =>
      step('given a draft that can be started', async () => {
        const [{ id }, file] = await Promise.all([given.draft(args), given.file()])
        const { id: documentId } = await setUpId('adding a document', () => api.addDocument(id, { document: file }))
        return { id, documentId, ...(await given.signer(id, documentId, { field })) }
      }),

    /** A signature field on a document of a transaction, with a signer: a new person unless one is named. */
    signer: async (
      id: string,
      documentId: string,
      { signer = people.email(), field = {} }: { signer?: string; field?: Args } = {},
    ): Promise<Pick<Startable, 'signer' | 'fieldId'>> => {
      const { id: fieldId } = await setUpId('adding a field', () =>
        api.addField(id, documentId, { page: 1, x: 100, y: 100, ...field }),
      )
      await setUp('assigning a signer', () => api.addSigner(id, { signer, field: fieldId }))
      return { signer, fieldId }
    },

    /** The id of an uploaded PDF of one page. */
    file: async (): Promise<string> => {
      const bytes = await pdf()
      const upload = () => api.upload({ filename: 'document.pdf', type: 'application/pdf', bytes })
      return (await setUpId('uploading a file', upload)).id
    },

    /** A started transaction, waiting for one signer. `field` adds to the arguments of the signature field. */
    started: (args: Args = {}, field: Args = {}): Promise<Transaction> =>
      step('given a started transaction', async () => start((await given.startable(args, field)).id)),

    /** A started transaction of two signers; whether both may act at once is up to the target. */
    startedByTwo: (args: Args = {}): Promise<Transaction> =>
      step('given a started transaction of two signers', async () => {
        const { id, documentId } = await given.startable(args)
        await given.signer(id, documentId, { field: { y: 300 } })
        return start(id)
      }),

    /** A transaction paused freshly after its start, with a short duration. */
    paused: (args: Args = {}): Promise<Transaction> =>
      step('given a paused transaction', async () => {
        const { id } = await given.started(args)
        await setUp('pausing the transaction', () => api.pause(id))
        return settled(id, 'paused', patience.readMs)
      }),

    /** A transaction cancelled as a draft. */
    cancelled: (args: Args = {}): Promise<Transaction> =>
      step('given a cancelled transaction', async () => {
        const { id } = await given.draft(args)
        await setUp('cancelling the transaction', () => api.cancel(id))
        return settled(id, 'cancelled', patience.readMs)
      }),

    /** A transaction whose expiry date was reached while started. Needs `workspaces` and `clock`. */
    expired: (args: Args = {}): Promise<Transaction> =>
      step('given an expired transaction', async () => {
        const { id } = await given.started({ duration: SHORT_DURATION, ...args })
        await hooks.advance((SHORT_DURATION + 5) * 60)
        return settled(id, 'expired', patience.slowMs)
      }),

    /** A transaction whose only signer signed, waiting for completion. Needs `actions`, `completion`, `hold-completion`. */
    closed: (args: Args = {}): Promise<Transaction> =>
      step('given a closed transaction', async () => {
        hooks.holdsCompletion()
        const { id } = await given.started(args)
        await given.signed(id)
        return settled(id, 'closed', patience.slowMs)
      }),

    /** A completed transaction. Needs `actions`. */
    completed: (args: Args = {}): Promise<Transaction> =>
      step('given a completed transaction', async () => {
        const { id } = await given.started(args)
        await given.signed(id)
        await given.finished(id)
        return settled(id, 'completed', patience.slowMs)
      }),

    /** Has the final documents of a transaction produced, once it is closed, where the workspace holds them back. */
    finished: (id: string): Promise<void> =>
      inTime(patience.slowMs, async () => {
        if (!(await hooks.finish(id)))
          throw new Violation('transaction that all participants acted on', 'completed by the control interface', '409')
      }),

    /** Lets every participant whose action is open perform it: the actions are found by trying. Needs `actions`. */
    signed: (id: string): Promise<void> =>
      step('the participants sign', async () => {
        const acted = await Promise.all(
          (await given.actions(id)).map((action) => hooks.act(action, { outcome: 'done' })),
        )
        if (!acted.includes(true))
          throw new Inconclusive('set-up: no action of the transaction is open to its participant')
      }),

    /** Lets one participant act whose action is open: it is found by trying. Returns its id. Needs `actions`. */
    acted: (id: string, outcome: Outcome): Promise<string> =>
      step(`a participant acts: ${outcome.outcome}`, () =>
        inTime(patience.readMs, async () => {
          for (const action of await given.actions(id)) if (await hooks.act(action, outcome)) return action
          throw new Violation('actions', 'one that is open to its participant', 'none')
        }),
      ),

    /** Lets one participant perform their action, and waits until it reads as done, if it ever does. Needs `actions`. */
    performed: async (id: string): Promise<string> => {
      const action = await given.acted(id, { outcome: 'done' })
      await softly(async () => {
        const tasks = objectsIn(await read(id), 'actions').flatMap((shown) => objectsIn(shown, 'tasks'))
        if (!tasks.some(({ state }) => state === 'done')) throw new Violation('tasks', 'one that is done', 'none')
      })
      return action
    },

    /** The transaction once it reads in `state`: what brings it there, or its reads, may lag. */
    reached: (id: string, state: State): Promise<Transaction> => settled(id, state, patience.slowMs),

    /** An id that is made like the ids of the target and names nothing: that of a new draft, its end turned round. */
    unknownId: async (): Promise<string> => {
      const { id } = await given.draft()
      const end = id.slice(-12)
      const turned = id.slice(0, -12) + Array.from(end).toReversed().join('')
      if (id.length >= 16 && turned !== id) return turned
      throw new NotExercised(`an id such as ${id} is too short to make up another that surely names nothing`)
    },

    /** Waits until the event log has caught up, told by the event of a new draft. Needs `events` and `workspace-id`. */
    logged: (): Promise<void> =>
      step('the event log catches up', async () => {
        const { id } = await given.draft()
        await inTime(patience.slowMs, async () => {
          if ((await hooks.events(id)).length === 0) throw new Violation('events of a new draft', 'any', 'none')
        })
      }),

    /** The item of a transaction in the list, found by its name of one word, once it shows there and carries `member`. */
    listed: (id: string, name: string, member = 'id'): Promise<JsonObject> =>
      inTime(patience.slowMs, async () => {
        const list = await setUp('listing the transactions', () => api.list({ text_search: name }))
        const item = objectsIn(list, 'content').find((found) => found['id'] === id)
        if (!item) throw new Violation('list', `the transaction ${id}`, 'it is not there')
        if (isAbsent(item[member])) throw new Violation(`${member} of the list item`, 'a value', 'nothing')
        return item
      }),

    /** The ids of the actions of a started transaction, once it shows any. */
    actions: (id: string): Promise<string[]> =>
      inTime(patience.readMs, async () => {
        const ids = objectsIn(await read(id), 'actions').map((action: JsonObject) => action['id'])
        if (ids.length === 0) throw new Violation('actions of the started transaction', 'at least one', 'none')
        return ids.filter((action) => typeof action === 'string')
      }),

    /** A transaction in the given state. */
    inState: (state: State, args: Args = {}): Promise<Transaction> => given[state](args),
  }
  return given
}

/** The situations that cases start from. */
export type Given = ReturnType<typeof givenFor>
