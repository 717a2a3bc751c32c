import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { completeResponses } from './complete-response.ts'

/** A reader of responses, and a body that trickles until it is destroyed. */
function trickling() {
  const answers = completeResponses()
  const body = new PassThrough()
  const timer = setInterval(() => body.write('.'), 50)
  body.on('close', () => clearInterval(timer))
  onTestFinished(() => answers.close())
  return { answers, body }
}

test('Reads a response to its end', async () => {
  const { answers, body } = trickling()
  setTimeout(() => body.end('!'), 300)
  expect((await answers.read(body, 'get')).toString()).toMatch(/^\.+!$/)
})

test('Limits the time of a trickling response, more strictly if similar responses were fast', async () => {
  const { answers, body } = trickling()
  const quick = new PassThrough()
  quick.end('{}')
  await answers.read(quick, 'get')
  await expect(answers.read(body, 'get')).rejects.toThrow(
    /the response had not ended 1\.0 s after it began \(\d+ bytes received\)/,
  )
  expect(body.destroyed).toBe(true)
})

test('Limits the size of a response that never ends', async () => {
  const { answers, body } = trickling()
  const read = answers.read(body, 'get')
  const chunk = Buffer.alloc(1024 * 1024)
  void (async () => {
    while (!body.destroyed) {
      body.write(chunk)
      await sleep(1)
    }
  })()
  await expect(read).rejects.toThrow('the response had not ended after 32 MB')
})

test('Rejects the response if the connection breaks', async () => {
  const { answers, body } = trickling()
  setTimeout(() => body.destroy(new Error('other side closed')), 50)
  await expect(answers.read(body, 'get')).rejects.toThrow('other side closed')
})
