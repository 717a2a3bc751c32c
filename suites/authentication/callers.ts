import type { Api, Context } from '../../helpers/engine/index.ts'
import type { RuleId } from '../catalogue.ts'
import { UNKNOWN_KEY } from '../interface/document/keys.ts'

/** A caller whose requests must be refused. */
export interface Caller {
  /** For titles: "without a key". */
  readonly as: string
  readonly apiOf: (context: Context<RuleId>) => Promise<Api>
  /** Used if each of several requests must have a different key. */
  readonly apiFor?: (context: Context, at: number) => Api
}

/** Without a key. */
export const withoutKey: Caller = { as: 'without a key', apiOf: async ({ apiAs }) => apiAs(undefined) }
/** With a key that does not exist. */
export const withUnknownKey: Caller = {
  as: 'with an unknown key',
  apiOf: async ({ apiAs }) => apiAs({ scheme: 'bearer', secret: UNKNOWN_KEY }),
  // If the target accepts an unknown key once, it may accept the same key again, so each request has a new one.
  apiFor: ({ apiAs }, at) => apiAs({ scheme: 'bearer', secret: `${UNKNOWN_KEY}${at}` }),
}
/** With a key of the workspace that grants access to nothing. */
export const withoutAccess: Caller = {
  as: 'with a key that lacks access',
  apiOf: async ({ apiWithoutAccess }) => apiWithoutAccess(),
}
/** With the same key in the form of authentication that the run does not use. */
export const withoutAccessInOtherForm: Caller = {
  as: 'with a key that lacks access, in the other form',
  async apiOf(context) {
    context.dependsOn('authentication/no-access-get', 'authentication/basic-accepted', 'authentication/bearer-accepted')
    // Sent in the form that the run uses: a key that is not one without access ends the scenario here.
    const { exchange } = await context.apiWithoutAccess().list({ size: 1 })
    const scheme = exchange.auth?.scheme === 'basic' ? 'bearer' : 'basic'
    return context.apiAs({ scheme, secret: context.fact('no-access-key') })
  },
}
/** With the full-access key of another workspace. */
export const fromElsewhere: Caller = {
  as: 'with the key of another workspace',
  apiOf: ({ apiOfAnotherWorkspace }) => apiOfAnotherWorkspace(),
}
