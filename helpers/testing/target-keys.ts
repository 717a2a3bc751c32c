import type { RunningService } from '../../fixtures/reference-service/index.ts'

/** The key with full access to the default workspace of a service. */
export const keyOf = ({ defaultWorkspace }: RunningService): string =>
  defaultWorkspace.api_keys.find(({ access }) => access === 'full')?.secret ?? ''
