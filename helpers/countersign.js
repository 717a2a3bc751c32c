#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'

// This file is JavaScript because Node 20 needs a loader for TypeScript. Until the loader is ready, errors are reported here:
// Node itself would exit with 1, which means that a rule is violated.

/** The minimum Node version, as in package.json. */
const [MAJOR, MINOR] = [20, 19]
const NOTHING_CONCLUDED = 3

/** @param {unknown} error */
function fail(error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`The suite cannot be loaded, so nothing was judged: ${message}`)
  console.error(
    `Install it again: run \`npm ci\` in its folder, or in the project that depends on it, with Node ${MAJOR}.${MINOR} or later (this is ${process.version}).`,
  )
  process.exit(NOTHING_CONCLUDED)
}

process.exitCode = NOTHING_CONCLUDED
process.on('uncaughtException', fail)
process.once('beforeExit', () => {
  console.error('The suite ended unexpectedly, so nothing was judged. Please report this to its maintainers.')
})

// With Node's default of 100, a run needs half a gigabyte of memory. A value of 50 saves a tenth of the memory but costs a tenth
// more CPU time, so 75 is a compromise.
setFlagsFromString('--heap-growing-percent=75')

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < MAJOR || (major === MAJOR && minor < MINOR)) fail(`Node ${process.version} is too old`)

// An installed package is already compiled. The imports are dynamic so that a missing dependency can be reported.
const isCheckout = existsSync(new URL('app/main.ts', import.meta.url))
const { moduleFromSource } = isCheckout ? await import('./from-source.js').catch(fail) : {}
const entry = moduleFromSource ? await moduleFromSource().catch(fail) : '../build/helpers/app/main.js'
process.setSourceMapsEnabled(true)
const { main } = await import(entry).catch(fail)
process.off('uncaughtException', fail)
process.exitCode = await main(process.argv.slice(2)).catch(fail)
process.removeAllListeners('beforeExit')
