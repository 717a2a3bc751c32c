import module from 'node:module'
import { pathToFileURL } from 'node:url'
import { defineRules } from '../../engine/own/define-rules.ts'

/** The name that modules of rules import. */
const SPECIFIER = 'countersign/rules'
const API = Symbol.for('countersign.rules')

/** A module that exports the functions of this process, wherever the importing module and this package are. */
const SHIM = `data:text/javascript,${encodeURIComponent(`export const { defineRules } = globalThis[Symbol.for('${API.description}')]`)}`

/** The hook for the loader; Node 20 runs it in a thread of its own. */
const HOOK = `data:text/javascript,${encodeURIComponent(
  `export const resolve = (specifier, context, next) =>
    specifier === ${JSON.stringify(SPECIFIER)} ? { url: ${JSON.stringify(SHIM)}, shortCircuit: true } : next(specifier, context)`,
)}`

type Resolve = (specifier: string, context: unknown, next: (specifier: string, context: unknown) => unknown) => unknown

/** The part of `node:module` that later versions of Node have. */
interface LaterModule {
  readonly registerHooks?: (hooks: { readonly resolve: Resolve }) => void
}

let isProvided = false

/**
 * Lets modules import `countersign/rules`, even if the package is not installed where they are: they get the functions of this
 * process, so that it sees what they define.
 */
export function provideOwnModule(): void {
  if (isProvided) return
  isProvided = true
  Object.assign(globalThis, { [API]: { defineRules } })
  const { registerHooks } = module as LaterModule
  if (registerHooks)
    registerHooks({
      resolve: (specifier, context, next) =>
        specifier === SPECIFIER ? { url: SHIM, shortCircuit: true } : next(specifier, context),
    })
  else module.register(HOOK, pathToFileURL('./'))
}
