#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'

// Not TypeScript, as Node 20 needs a loader for that. Until that is loaded, errors are told here: by
// itself Node would end with 1, which says that a rule is violated.

/** The first version of Node that will do, as in package.json. */
const [MAJOR, MINOR] = [20, 19]
const NOTHING_CONCLUDED = 3

/** @param {unknown} error */
function fail(error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`The suite itself cannot be loaded, nothing can be concluded: ${message}`)
  console.error(
    `Install it anew: \`npm ci\` in its folder, or in the one that depends on it, with Node ${MAJOR}.${MINOR} or later (this is ${process.version}).`,
  )
  process.exit(NOTHING_CONCLUDED)
}

process.exitCode = NOTHING_CONCLUDED
process.on('uncaughtException', fail)
process.once('beforeExit', () => {
  console.error(
    'The suite itself ended before its end, nothing can be concluded. Please report this to its maintainers.',
  )
})

// By itself Node lets its heap grow further before it collects garbage, and a run takes half a gigabyte. With 50 in place of 100 a
// run takes a tenth less memory, but a tenth more CPU time, as two threads mark their heaps again and again.
setFlagsFromString('--heap-growing-percent=75')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < MAJOR || (major === MAJOR && minor < MINOR)) fail(`Node ${process.version} is too old`)

// The package is compiled before. Not by imports above: what is not installed could not be told then.
const isCheckout = existsSync(new URL('app/main.ts', import.meta.url))
const { moduleFromSource } = isCheckout ? await import('./from-source.js').catch(fail) : {}
const entry = moduleFromSource ? await moduleFromSource().catch(fail) : '../build/helpers/app/main.js'
process.setSourceMapsEnabled(true)
const { main } = await import(entry).catch(fail)
process.off('uncaughtException', fail)
process.exitCode = await main(process.argv.slice(2)).catch(fail)
process.removeAllListeners('beforeExit')
