/** A command line that a host runs. */
export interface HostJob {
  readonly args: readonly string[]
  /** All environment variables. They replace those of the host. */
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
}

/** The end of a hosted command. */
export interface HostResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}
