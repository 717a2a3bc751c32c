// What writes files in a thread of its own. No TypeScript: a loader for it would take longer than many a run writes.
import { copyFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

/** @type {string} */
const folder = workerData.folder
/** What kept the first file from being written that was not. */
let failure

/** A file is whole or absent should the run be killed. */
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
