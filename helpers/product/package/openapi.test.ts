import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openApiDocument } from '../../app/openapi/document.ts'
import { startEmbedded, startSandbox } from '../../app/target/embedded.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'

test('countersign openapi prints the description, or writes it to a file', async () => {
  const printed = await hostedCommand(['openapi'])
  expect(printed).toMatchObject({ code: 0, stderr: '' })
  expect(JSON.parse(printed.stdout)).toEqual(openApiDocument())
  const written = await hostedCommand(['openapi', '--out', 'openapi.json'])
  expect(written).toMatchObject({ code: 0, stdout: 'Written: openapi.json\n' })
  expect(await readFile(path.join(path.dirname(written.out), 'openapi.json'), 'utf8')).toBe(printed.stdout)
})

test('A file that cannot be written is a wrong command line', async () => {
  const { code, stdout, stderr } = await hostedCommand(['openapi', '--out', 'no/such/folder/openapi.json'])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(
    /^--out no\/such\/folder\/openapi\.json: the file cannot be written \(ENOENT.*\)\. Give a file /,
  )
})

test('The service that people start offers its description without a key, and only there', async () => {
  const service = await startSandbox({})
  const response = await fetch(`${service.baseUrl}/openapi.json?any`)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toEqual({
    ...openApiDocument(),
    servers: [{ url: '/', description: 'The reference service.' }],
  })
  expect((await fetch(`${service.baseUrl}/openapi.json`, { method: 'POST' })).status).toBe(401)
  expect((await fetch(`${service.baseUrl}/v1/transactions`)).status).toBe(401)
  await service.close()
})

test('The service of a run offers no description', async () => {
  const service = await startEmbedded()
  expect((await fetch(`${service.baseUrl}/openapi.json`)).status).toBe(401)
  await service.close()
})
