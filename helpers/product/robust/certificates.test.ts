import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { command } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { serverOf } from '../../testing/servers/hostile.ts'

const SUBJECT = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']

/** A server with a self-signed certificate that responds with 404 to everything. */
async function selfSigned() {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-tls-'))
  const [keyFile, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', keyFile, '-out', certificate]
  await promisify(execFile)('openssl', [...words, ...SUBJECT])
  const server = createServer({ key: await readFile(keyFile), cert: await readFile(certificate) }, (_, res) =>
    res.writeHead(404, { 'content-type': 'application/json' }).end('{}'),
  )
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, certificate, close: () => void server.close() }
}

const RUN = ['run']
const targetAt = (url: string) => ({ ESIGN_BASE_URL: url, ESIGN_API_KEY: 'sk-nobody' })

/** Node cannot make certificates. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

test
  .skipIf(!hasOpenssl)
  .concurrent('For an untrusted certificate, names the variable that helps, and the variable helps', async () => {
    const server = await selfSigned()
    const [plain, ...trusting] = await Promise.all([
      hostedCommand(RUN, targetAt(server.url)),
      hostedCommand(RUN, { ...targetAt(server.url), ESIGN_CA_FILE: server.certificate }),
      // The variable of Node itself helps, too. Node reads it when a process starts.
      command(RUN, { ...targetAt(server.url), NODE_EXTRA_CA_CERTS: server.certificate }),
    ])
    server.close()
    expect([plain, ...trusting].map(({ code }) => code)).toEqual([2, 2, 2])
    expect(plain.stderr).toMatch(
      /ESIGN_BASE_URL: .+ self-signed certificate[ ;].+; to trust its certificate, set ESIGN_CA_FILE to/,
    )
    for (const { stderr } of trusting) expect(stderr).toContain('the response is 404')
  })

test.concurrent('Refuses an https address without TLS', async () => {
  const server = await serverOf((_, res) => void res.writeHead(404).end())
  const { code, stderr } = await hostedCommand(RUN, targetAt(server.url.replace('http:', 'https:')))
  await server.close()
  expect(code).toBe(2)
  expect(stderr).toContain('there is no TLS at this address; write http:// instead')
})
