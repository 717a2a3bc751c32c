import { once } from 'node:events'
import { shellQuote } from '../../engine/evidence/curl.ts'
import { MadeWorkspace } from '../../engine/facts/made-workspace.ts'
import { exportsOf, workspaceOf } from '../../engine/facts/workspace.ts'
import { startEmbedded } from '../target/embedded.ts'
import { assertKnownFault } from '../target/known-fault.ts'
import { UsageError } from '../usage/usage-error.ts'

/**
 * Runs the reference service alone until a signal, and prints what a user needs: address, key, a first command.
 * @throws UsageError when the port is taken
 */
export async function serve(port: number, fault: string | undefined, write: (line: string) => void): Promise<void> {
  await assertKnownFault(fault)
  const service = await startEmbedded({ port, ...(fault !== undefined && { fault }) }).catch((error: unknown) => {
    throw new UsageError(`--port ${port}: ${error instanceof Error ? error.message : String(error)}`)
  })
  const { baseUrl, controlUrl, defaultWorkspace } = service
  // Whoever reads the last line may send the signal at once.
  const signal = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const workspace = workspaceOf(MadeWorkspace.parse(defaultWorkspace))
  write(
    `The reference service listens${fault === undefined ? '' : `, with the fault ${fault}`}. Its keys are made for this start alone.`,
  )
  write('')
  write(`export ESIGN_BASE_URL=${baseUrl}`)
  write(`export ESIGN_CONTROL_URL=${controlUrl}`)
  for (const [variable, value] of workspace ? exportsOf(workspace) : []) {
    write(`export ${variable}=${shellQuote(value)}`)
  }
  write('')
  write('A first request, with these lines pasted into a shell:')
  write('')
  write(`curl -i -H "Authorization: Bearer $ESIGN_API_KEY" -d name=Lease ${baseUrl}/v1/transactions`)
  write('')
  write('Ctrl-C ends it.')
  await signal
  await service.close()
}
