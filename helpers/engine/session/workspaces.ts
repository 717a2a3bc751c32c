import { createJournal, type Journal } from '../evidence/journal.ts'
import type { Redactor } from '../evidence/redact.ts'
import { secretsOf, withTargetFacts, type Features, type Workspace } from '../facts/workspace.ts'
import type { Exchange } from '../http/exchange.ts'
import type { ControlCalls } from '../targets/control.ts'
import type { Target } from '../targets/target.ts'
import { hideKeysIn } from './sending.ts'

/** Redacts the keys of a workspace. */
export function hideKeysOf(workspace: Workspace, isOwn: boolean, redactor: Redactor): void {
  redactor.add(workspace.key, isOwn ? '$ESIGN_API_KEY' : '$KEY')
  for (const [secret, shown] of secretsOf(workspace)) redactor.add(secret, shown)
}

/** A created workspace, and the exchange that created it. */
interface Made {
  readonly workspace: Workspace
  readonly exchange: Exchange | undefined
}

/**
 * Returns the workspaces of a run: the configured one, and one for each other set of features, created when first
 * needed.
 * @param control the calls of the control interface, recorded in a journal
 */
export function workspacesFor(
  target: Target,
  parent: { readonly redactor: Redactor },
  control: (journal: Journal) => ControlCalls,
) {
  const made = new Map<string, Promise<Made>>()

  const make = async (features: Features, journal: Journal): Promise<Made> => {
    const workspace = withTargetFacts(
      await control(journal).makeWorkspace(features, target.fault),
      target.workspace.facts,
    )
    hideKeysOf(workspace, false, journal.redactor)
    return { workspace, exchange: journal.exchanges.at(-1) }
  }

  const shared = async (features: Features, journal: Journal): Promise<Workspace> => {
    const key = JSON.stringify(Object.entries(features).toSorted())
    const making = made.get(key) ?? make(features, createJournal(parent))
    made.set(key, making)
    const { workspace, exchange } = await making.catch((error: unknown) => {
      made.delete(key)
      throw error
    })
    // Every scenario in the workspace shows its creation as evidence.
    if (exchange) journal.exchanges.push({ ...exchange, number: journal.exchanges.length + 1 })
    if (exchange) hideKeysIn(exchange, journal.redactor)
    hideKeysOf(workspace, false, journal.redactor)
    return workspace
  }

  return async (features: Features, fresh: boolean, journal: Journal): Promise<Workspace> => {
    const own: Readonly<Record<string, boolean | undefined>> = target.workspace.features
    const suits = Object.entries(features).every(([name, value]) => own[name] === value)
    if ((suits && !fresh) || !target.capabilities.includes('workspaces')) return target.workspace
    return fresh ? (await make(features, journal)).workspace : shared(features, journal)
  }
}
