/** The command line, the configuration or the first contact is wrong: told once, nothing judged, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
