// What runs in a thread of its own: like the command, it needs a loader before TypeScript can be loaded.
import { workerData } from 'node:worker_threads'

if (workerData.module.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api')
  register()
}
await import(workerData.module)
