/** One step of a scenario, for people: what was done, when, and how it ended. Times in milliseconds since the epoch. */
export interface Step {
  readonly name: string
  readonly startedAt: number
  stoppedAt: number
  status: 'passed' | 'failed' | 'broken'
  readonly steps: Step[]
}
