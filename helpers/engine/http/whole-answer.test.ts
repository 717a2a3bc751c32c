import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { wholeAnswers } from './whole-answer.ts'

/** Answers of one target, and a body that trickles until it is destroyed, after some that came at once. */
function trickling() {
  const answers = wholeAnswers()
  const body = new PassThrough()
  const timer = setInterval(() => body.write('.'), 50)
  body.on('close', () => clearInterval(timer))
  onTestFinished(() => answers.close())
  return { answers, body }
}

test('an answer is read to its end', async () => {
  const { answers, body } = trickling()
  setTimeout(() => body.end('!'), 300)
  expect((await answers.read(body, 'get')).toString()).toMatch(/^\.+!$/)
})

test('one that trickles has a time, shorter where its like came at once', async () => {
  const { answers, body } = trickling()
  const quick = new PassThrough()
  quick.end('{}')
  await answers.read(quick, 'get')
  await expect(answers.read(body, 'get')).rejects.toThrow(/had not ended 1\.0 s after it began \(\d+ bytes had come\)/)
  expect(body.destroyed).toBe(true)
})

test('one that never ends has a size', async () => {
  const { answers, body } = trickling()
  const read = answers.read(body, 'get')
  const chunk = Buffer.alloc(1024 * 1024)
  void (async () => {
    while (!body.destroyed) {
      body.write(chunk)
      await sleep(1)
    }
  })()
  await expect(read).rejects.toThrow('the answer had not ended after 32 MB')
})

test('a connection that breaks breaks the answer', async () => {
  const { answers, body } = trickling()
  setTimeout(() => body.destroy(new Error('other side closed')), 50)
  await expect(answers.read(body, 'get')).rejects.toThrow('other side closed')
})
