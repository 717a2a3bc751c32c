import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Runs a script in a process of its own: vitest listens to the same events. */
async function script(...lines: readonly string[]): Promise<{ code: number; stdout: string }> {
  const words = ['--import', 'tsx', '--input-type=module', '-e', lines.join('\n')]
  return promisify(execFile)(process.execPath, words, { cwd: import.meta.dirname }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, stdout }),
  )
}

test.concurrent('errors that nobody waits for are noted, and do not end the process', async () => {
  const { code, stdout } = await script(
    `const { noteStrayErrors } = await import('${import.meta.dirname}/stray-errors.ts')`,
    `const stray = noteStrayErrors()`,
    `void Promise.reject(new Error('one'))`,
    `setTimeout(() => { throw new Error('two') }, 1)`,
    `setTimeout(() => { console.log(stray.messages.join()); stray.release(); void Promise.reject(new Error('three')) }, 50)`,
  )
  expect([code, stdout]).toEqual([1, 'one,two\n'])
})

test.concurrent('the first signal interrupts, the second one ends the process', async () => {
  const { code, stdout } = await script(
    `const { onFirstSignal } = await import('${import.meta.dirname}/signals.ts')`,
    `onFirstSignal(() => { console.log('interrupted'); setTimeout(() => process.kill(process.pid, 'SIGTERM'), 10) })`,
    `process.kill(process.pid, 'SIGINT')`,
    `setTimeout(() => console.log('still there'), 5_000)`,
  )
  expect([code, stdout]).toEqual([130, 'interrupted\n'])
})
