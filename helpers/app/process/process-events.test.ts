import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Runs a script in a process of its own, because vitest listens to the same events. */
async function script(...lines: readonly string[]): Promise<{ code: number; stdout: string; stderr?: string }> {
  const words = ['--import', 'tsx', '--input-type=module', '-e', lines.join('\n')]
  return promisify(execFile)(process.execPath, words, { cwd: import.meta.dirname }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  )
}

test.concurrent('Unhandled errors are collected and do not end the process', async () => {
  const { code, stdout } = await script(
    `const { noteStrayErrors } = await import('${import.meta.dirname}/stray-errors.ts')`,
    `const stray = noteStrayErrors()`,
    `void Promise.reject(new Error('one'))`,
    `setTimeout(() => { throw new Error('two') }, 1)`,
    `setTimeout(() => { console.log(stray.messages.join()); stray.release(); void Promise.reject(new Error('three')) }, 50)`,
  )
  expect([code, stdout]).toEqual([1, 'one,two\n'])
})

test.concurrent('The first signal interrupts, and the second one ends the process', async () => {
  const { code, stdout } = await script(
    `const { onFirstSignal } = await import('${import.meta.dirname}/signals.ts')`,
    `onFirstSignal(() => { console.log('interrupted'); setTimeout(() => process.kill(process.pid, 'SIGTERM'), 10) })`,
    `process.kill(process.pid, 'SIGINT')`,
    `setTimeout(() => console.log('still there'), 5_000)`,
  )
  expect([code, stdout]).toEqual([130, 'interrupted\n'])
})

test.concurrent.each([
  ['An unhandled rejection', `void Promise.reject(new TypeError('one'))`, 'Please report it'],
  ['An error in a timer', `setTimeout(() => { throw new TypeError('one') }, 1)`, 'TypeError in Node v'],
  ['An error of the operating system', `setTimeout(() => fs.readFileSync('/none'), 1)`, 'operating system reported'],
  ['A thrown string', `setTimeout(() => { throw 'one' }, 1)`, 'concluded: one'],
])('%s ends the process with 3 and is printed', async (_, line, tells) => {
  const { code, stdout, stderr } = await script(
    `const { endOnCrash } = await import('${import.meta.dirname}/crash.ts')`,
    `const fs = await import('node:fs')`,
    `endOnCrash({ error: (text) => console.error(text) })`,
    line,
    `setTimeout(() => console.log('still there'), 5_000)`,
  )
  expect([code, stdout]).toEqual([3, ''])
  expect(stderr).toMatch(/^The suite itself failed, so nothing can be concluded: /)
  expect(stderr).toContain(tells)
})
