// The entry point of every thread. Like the command, it needs a loader before it can import TypeScript.
import { workerData } from 'node:worker_threads'

if (workerData.module.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api')
  register()
}
await import(workerData.module)
