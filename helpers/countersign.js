#!/usr/bin/env node
// The one file that is not TypeScript: Node 20 needs a loader for the rest.
import { register } from 'tsx/esm/api'

register()
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
