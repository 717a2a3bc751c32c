import type { RunningService } from '../../fixtures/reference-service/index.ts'

/** The key with full access of a service's own workspace. */
export const keyOf = ({ defaultWorkspace }: RunningService): string =>
  defaultWorkspace.api_keys.find(({ access }) => access === 'full')?.secret ?? ''
