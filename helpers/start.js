// Starts a module of the checkout in compiled form, like the command: `node helpers/start.js helpers/sweeps/main variants`.
import { moduleFromSource } from './from-source.js'

const [module = '', ...words] = process.argv.slice(2)
const { main } = await import(await moduleFromSource(module))
process.setSourceMapsEnabled(true)
process.exitCode = await main(words)
