/** The command line, the configuration or the first contact is wrong. Nothing was judged, and the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
