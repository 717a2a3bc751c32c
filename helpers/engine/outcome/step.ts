/**
 * One step of a scenario as shown to people: what was done, when, and how it ended. Times are milliseconds since the
 * epoch.
 */
export interface Step {
  readonly name: string
  readonly startedAt: number
  stoppedAt: number
  status: 'passed' | 'failed' | 'broken'
  readonly steps: Step[]
}
