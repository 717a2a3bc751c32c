import type { UNDETAILED_CALLS } from '../interface/scenes/endpoints.ts'

type Name = (typeof UNDETAILED_CALLS)[number]

/** Calls that act on a person named in the body. If the body names nobody, "not found" may be the correct response. */
export const CALLS_ON_NAMED_PEOPLE = ['addEdition', 'setSequence', 'remind'] as const satisfies readonly Name[]

/** Calls whose path may name everything that they act on. */
export const CALLS_ON_PATHS_ONLY = [
  'setParticipant',
  'listMessages',
  'sendMessage',
  'updateMessage',
] as const satisfies readonly Name[]
