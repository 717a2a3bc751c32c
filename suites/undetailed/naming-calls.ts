import type { UNDETAILED_CALLS } from '../interface/scenes/endpoints.ts'

type Name = (typeof UNDETAILED_CALLS)[number]

/** Calls that act on somebody whom their body names: where it names nobody, "not found" may be the right answer. */
export const NAMING_SOMEBODY = ['addEdition', 'setSequence', 'remind'] as const satisfies readonly Name[]

/** Calls whose path names all that they are about. */
export const NAMING_NOTHING = [
  'setParticipant',
  'listMessages',
  'sendMessage',
  'updateMessage',
] as const satisfies readonly Name[]
