/** A command line that a host runs. */
export interface HostJob {
  readonly args: readonly string[]
  /** All variables of the environment: none of the host's own are left. */
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
}

/** How a hosted command ended. */
export interface HostResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}
