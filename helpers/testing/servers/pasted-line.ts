import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { startSandbox } from '../../app/target/embedded.ts'
import { MadeWorkspace } from '../../engine/facts/made-workspace.ts'
import { exportsOf, workspaceOf } from '../../engine/facts/workspace.ts'

const execute = promisify(execFile)

/** The last response that `curl -i` printed. */
export interface Printed {
  readonly status: number
  readonly body: string
}

/** Pastes a curl line of a report into a shell, with the variables that `serve --fault` prints. */
export async function pastedInto(fault: string, line: string): Promise<Printed> {
  const service = await startSandbox({ fault })
  try {
    const workspace = workspaceOf(MadeWorkspace.parse(service.defaultWorkspace))
    const variables = {
      ESIGN_BASE_URL: service.baseUrl,
      ESIGN_CONTROL_URL: service.controlUrl,
      ...(workspace && Object.fromEntries(exportsOf(workspace))),
    }
    const { stdout } = await execute('sh', ['-c', line], { env: { ...process.env, ...variables }, timeout: 30_000 })
    return lastResponse(stdout)
  } finally {
    await service.close()
  }
}

function lastResponse(text: string): Printed {
  const parts = text.split(/\r\n\r\n/)
  const at = parts.findLastIndex((part) => /(?:^|\n)HTTP\/1\.1 \d{3}/.test(part))
  const [, status = '0'] = /HTTP\/1\.1 (\d{3})(?![\s\S]*HTTP\/1\.1)/.exec(parts[at] ?? '') ?? []
  return { status: Number(status), body: parts.slice(at + 1).join('\r\n\r\n') }
}
