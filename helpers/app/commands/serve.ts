import { once } from 'node:events'
import { shellQuote } from '../../engine/evidence/curl.ts'
import { MadeWorkspace } from '../../engine/facts/made-workspace.ts'
import { exportsOf, workspaceOf } from '../../engine/facts/workspace.ts'
import { OPENAPI_PATH } from '../openapi/page.ts'
import { startForPasting } from '../target/embedded.ts'
import { assertKnownFault } from '../target/known-fault.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * Runs the reference service until a signal, and prints its address, its keys and a first request.
 * @throws UsageError if the port cannot be used
 */
export async function serve(port: number, fault: string | undefined, write: (line: string) => void): Promise<void> {
  await assertKnownFault(fault)
  const service = await startForPasting({ port, ...(fault !== undefined && { fault }) }).catch((error: unknown) => {
    throw new UsageError(`--port ${port}: ${error instanceof Error ? error.message : String(error)}`)
  })
  const { baseUrl, controlUrl, defaultWorkspace } = service
  // The signal may come as soon as the last line is printed.
  const signal = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const workspace = workspaceOf(MadeWorkspace.parse(defaultWorkspace))
  write(
    `The reference service is running${fault === undefined ? '' : ` with the fault ${fault}`}. Its keys are valid until it stops.`,
  )
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
