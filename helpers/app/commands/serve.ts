import { once } from 'node:events'
import { shellQuote } from '../../engine/evidence/curl.ts'
import { MadeWorkspace } from '../../engine/facts/made-workspace.ts'
import { exportsOf, workspaceOf } from '../../engine/facts/workspace.ts'
import { OPENAPI_PATH } from '../openapi/page.ts'
import { startSandbox } from '../target/embedded.ts'
import { assertKnownFault } from '../target/known-fault.ts'
import { knownVariants } from '../target/known-variant.ts'
import { UsageError } from '../usage/usage-error.ts'

/** The flags of `countersign serve`. */
export interface ServeFlags {
  readonly port: number
  /** Ids of faults: `a,b,c`. */
  readonly fault?: string
  /** Ids of variants: `a,b,c`. */
  readonly variant?: string
  /** Milliseconds. */
  readonly latency: number
}

/**
 * Runs the reference service until a signal, and prints the address of its pages, its keys and a first request.
 * @throws UsageError if the port cannot be used, or if there is no such fault or variant
 */
export async function serve(flags: ServeFlags, write: (line: string) => void): Promise<void> {
  const { port, fault, variant, latency } = flags
  await assertKnownFault(fault)
  const variants = await knownVariants(variant)
  const options = { port, variants, latency, ...(fault !== undefined && { fault }) }
  const service = await startSandbox(options).catch((error: unknown) => {
    throw new UsageError(`--port ${port}: ${error instanceof Error ? error.message : String(error)}`)
  })
  const { baseUrl, controlUrl, defaultWorkspace } = service
  // The signal may come as soon as the last line is printed.
  const signal = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const workspace = workspaceOf(MadeWorkspace.parse(defaultWorkspace))
  write(`The reference service is running${differencesOf(flags)}. Its data is in memory, and is lost when it stops.`)
  write('')
  write(`Start page: ${baseUrl}/`)
  write('')
  write(`export ESIGN_BASE_URL=${baseUrl}`)
  write(`export ESIGN_CONTROL_URL=${controlUrl}`)
  for (const [variable, value] of workspace ? exportsOf(workspace) : []) {
    write(`export ${variable}=${shellQuote(value)}`)
  }
  write('')
  write('Paste the lines above into a shell, and send a first request:')
  write('')
  write(`curl -i -H "Authorization: Bearer $ESIGN_API_KEY" -d name=Lease ${baseUrl}/v1/transactions`)
  write('')
  write(`Its interface is described in OpenAPI 3.1 at ${baseUrl}${OPENAPI_PATH}.`)
  write('')
  write('Press Ctrl-C to stop.')
  await signal
  await service.close()
}

/** How the service differs from the standard one: ` with the fault a and the variant b`. */
function differencesOf({ fault, variant, latency }: ServeFlags): string {
  const differences = [
    ...(fault === undefined ? [] : [`the fault ${fault}`]),
    ...(variant === undefined ? [] : [`the variant ${variant}`]),
    ...(latency === 0 ? [] : [`a latency of ${latency} ms`]),
  ]
  return differences.length === 0 ? '' : ` with ${differences.join(' and ')}`
}
