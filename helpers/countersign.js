#!/usr/bin/env node
// The one file that is not TypeScript: Node 20 needs a loader for the rest.
import { register } from 'tsx/esm/api'

try {
  register()
  const { main } = await import('./main.ts')
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  // By itself Node would end with 1, which says that a rule is violated.
  console.error('The suite itself cannot be loaded:', error)
  process.exitCode = 3
}
