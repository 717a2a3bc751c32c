// Starts the sweeps as the command starts: compiled, as Node 20 runs no TypeScript.
import { moduleFromSource } from '../from-source.js'

const { main } = await import(await moduleFromSource('helpers/sweeps/main'))
process.exitCode = await main(process.argv.slice(2), 'reports/out/sweeps.json')
