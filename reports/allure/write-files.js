// Writes files in its own thread. This file is JavaScript because loading TypeScript would take longer than the writing
// in many runs.
import { copyFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

/** @type {string} */
const folder = workerData.folder
/** Why the first failed file could not be written. */
let failure

/** A file is complete or absent, even if the run is killed. */
function publish({ name, content, source }) {
  const draft = path.join(folder, `.${name}.tmp`)
  if (source === undefined) writeFileSync(draft, content)
  else copyFileSync(path.join(folder, source), draft)
  renameSync(draft, path.join(folder, name))
}

parentPort.on('message', (told) => {
  if (told === 'flush') {
    parentPort.postMessage(failure)
    return
  }
  for (const file of told) {
    try {
      publish(file)
    } catch (error) {
      failure ??= error
    }
  }
})
