import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { createServer as createProxy, request } from 'node:http'
import { createServer, type ServerOptions } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningService } from '../../../fixtures/reference-service/index.ts'
import { everythingOf } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { serverOf, type TestServer } from '../../testing/servers/hostile.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

/*
 * The features of real networks between the suite and a target: a base path, a gateway that needs headers, a private certificate
 * authority, a client certificate, a proxy, and a host that is not meant for tests.
 */

const RULE = ['run', '--rule', 'metadata/key-at-limit-create']
/** The host that the tests use. Only a proxy can reach it, on this machine. */
const HOST = 'preprod.countersign.test'

let service: RunningService
beforeAll(async () => {
  service = await startEmbedded({ fault: 'metadata-key-21-create' })
})
afterAll(() => service.close())
const key = () => service.defaultWorkspace.api_keys.find(({ access }) => access === 'full')?.secret ?? ''

/** Passes requests on to the reference service, without the first part of their path. */
function passOn(prefix = ''): Parameters<typeof serverOf>[0] {
  return (req, res) => {
    if (!req.url?.startsWith(prefix)) return void res.writeHead(404).end()
    const to = service.baseUrl + req.url.slice(prefix.length)
    const onward = request(to, { method: req.method, headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(res)
    })
    return void req.pipe(onward)
  }
}

test.concurrent('Judges a target with a base path in its address', async () => {
  const server = await serverOf(passOn('/gateway/esign'))
  const { code, stderr } = await hostedCommand(RULE, {
    ESIGN_BASE_URL: `${server.url}/gateway/esign/`,
    ESIGN_API_KEY: key(),
  })
  await server.close()
  expect(code, stderr).toBe(0)
})

/** A gateway that needs a header, and repeats it in every response. */
function gateway(): Promise<TestServer> {
  const pass = passOn()
  return serverOf((req, res) => {
    res.setHeader('x-seen', req.headers['x-gateway-key'] ?? 'none')
    if (req.headers['x-gateway-key'] === 'canary-of-the-gateway') pass(req, res)
    else res.writeHead(403, { 'content-type': 'application/json' }).end('{"type":"authentication_error"}')
  })
}

test.concurrent('Sends the headers of a gateway, masks them in all output, and uses a variable in the curl line', async () => {
  const server = await gateway()
  const environment = {
    ESIGN_BASE_URL: server.url,
    ESIGN_API_KEY: key(),
    ESIGN_HEADER_X_GATEWAY_KEY: 'canary-of-the-gateway',
  }
  const ended = await hostedCommand(['run', '--rule', 'metadata/key-beyond-limit-create'], environment)
  const line = ended.stdout.split('\n').find((text) => text.startsWith('curl ')) ?? ''
  const { stdout: shown } = await promisify(execFile)('sh', ['-c', line], { env: { ...process.env, ...environment } })
  await server.close()
  expect(ended.code, ended.stderr).toBe(1)
  expect(line).toContain('-H "X-Gateway-Key: $ESIGN_HEADER_X_GATEWAY_KEY"')
  expect(shown).toMatch(/^HTTP\/1\.1 200/)
  expect(await everythingOf(ended)).not.toContain('canary')
})

/** Node cannot make certificates. */
const hasOpenssl = spawnSync('openssl', ['version']).status === 0

/** A self-signed certificate and its key. */
async function selfSigned(): Promise<{ keyFile: string; certificate: string; options: ServerOptions }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-network-'))
  const [keyFile, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', keyFile, '-out', certificate]
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=IP:127.0.0.1,DNS:${HOST}`]
  await promisify(execFile)('openssl', [...words, ...subject])
  return { keyFile, certificate, options: { key: await readFile(keyFile), cert: await readFile(certificate) } }
}

async function encrypted(options: ServerOptions): Promise<{ port: number; close(): void }> {
  const server = createServer(options, passOn())
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { port: (server.address() as AddressInfo).port, close }
}

test
  .skipIf(!hasOpenssl)
  .concurrent('Reads a client certificate and a private certificate authority from files', async () => {
    const { keyFile, certificate, options } = await selfSigned()
    const server = await encrypted({
      ...options,
      ca: options.cert,
      requestCert: true,
      rejectUnauthorized: true,
    })
    const base = {
      ESIGN_BASE_URL: `https://127.0.0.1:${server.port}`,
      ESIGN_API_KEY: key(),
      ESIGN_CA_FILE: certificate,
    }
    const own = { ESIGN_CLIENT_CERT_FILE: certificate, ESIGN_CLIENT_KEY_FILE: keyFile }
    const [with_, without, half, other] = await Promise.all([
      hostedCommand(RULE, { ...base, ...own }),
      hostedCommand(RULE, base),
      hostedCommand(RULE, { ...base, ESIGN_CLIENT_CERT_FILE: certificate }),
      hostedCommand(RULE, { ...base, ...own, ESIGN_CLIENT_KEY_FILE: (await selfSigned()).keyFile }),
    ])
    server.close()
    expect(with_.code, with_.stderr).toBe(0)
    expect([without.code, half.code, other.code]).toEqual([2, 2, 2])
    expect(without.stderr).toContain('ESIGN_CLIENT_CERT_FILE')
    expect(half.stderr).toContain(
      'ESIGN_CLIENT_CERT_FILE: there is no key for this certificate; set ESIGN_CLIENT_KEY_FILE, too',
    )
    expect(other.stderr).toContain('ESIGN_CLIENT_KEY_FILE: the key does not belong to the certificate')
  })

/** A proxy that resolves every name to this machine, and lists the requests that it gets. */
async function proxy(): Promise<{ url: string; asked: string[]; close(): void }> {
  const asked: string[] = []
  const server = createProxy((req, res) => {
    asked.push(`${req.method} ${req.url}`)
    const { pathname, search } = new URL(req.url ?? '')
    passOn()(Object.assign(req, { url: pathname + search }), res)
  })
  server.on('connect', (req, socket) => {
    asked.push(`CONNECT ${req.url}`)
    const onward = connect(Number(req.url?.split(':')[1]), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://me:canary@127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close }
}

const PROXIED = { ESIGN_TEST_HOSTS: HOST, NO_PROXY: 'elsewhere.example.com' }

test.skipIf(!hasOpenssl).concurrent('Uses tunnels through a proxy for https', async () => {
  const { certificate, options } = await selfSigned()
  const [server, proxied] = await Promise.all([encrypted(options), proxy()])
  const base = { ...PROXIED, ESIGN_API_KEY: key(), ESIGN_CA_FILE: certificate }
  const ended = await hostedCommand(RULE, {
    ...base,
    ESIGN_BASE_URL: `https://${HOST}:${server.port}`,
    HTTPS_PROXY: proxied.url,
  })
  server.close()
  proxied.close()
  expect(ended.code, ended.stderr).toBe(0)
  expect([...new Set(proxied.asked)]).toEqual([`CONNECT ${HOST}:${server.port}`])
  expect(await everythingOf(ended)).not.toContain('canary')
})

test.concurrent('Uses a proxy for http, except for this machine and hosts in NO_PROXY', async () => {
  const proxied = await proxy()
  const base = { ...PROXIED, ESIGN_API_KEY: key(), HTTP_PROXY: proxied.url }
  const [through, past] = await Promise.all([
    hostedCommand(RULE, { ...base, ESIGN_BASE_URL: `http://${HOST}` }),
    hostedCommand(RULE, { ...base, ESIGN_BASE_URL: `http://${HOST}`, NO_PROXY: '.countersign.test' }),
  ])
  const asked = proxied.asked.length
  const here = await hostedCommand(RULE, { ...base, ESIGN_BASE_URL: service.baseUrl })
  proxied.close()
  expect([through.code, here.code], through.stderr + here.stderr).toEqual([0, 0])
  expect(past.code).toBe(2)
  expect(past.stderr).toContain('ENOTFOUND')
  expect(asked).toBeGreaterThan(0)
  expect(proxied.asked).toHaveLength(asked)
  expect(proxied.asked[0]).toBe(`POST http://${HOST}/v1/transactions`)
})

test.concurrent('Names the variable of a proxy that does not respond', async () => {
  const environment = {
    ...PROXIED,
    ESIGN_BASE_URL: `https://${HOST}`,
    ESIGN_API_KEY: key(),
    HTTPS_PROXY: '127.0.0.1:9',
  }
  const { code, stderr } = await hostedCommand(RULE, environment)
  expect(code).toBe(2)
  expect(stderr).toContain('HTTPS_PROXY')
})

test.concurrent.each([
  { what: 'a host that is not named', env: { ESIGN_BASE_URL: 'https://api.example.com' }, args: [] },
  {
    what: 'a host on the command line if the environment names another one',
    env: { ESIGN_BASE_URL: `https://${HOST}`, ESIGN_TEST_HOSTS: HOST },
    args: ['--base-url', 'https://api.example.com'],
  },
  {
    what: 'a control interface on a host that is not named',
    env: { ESIGN_BASE_URL: 'http://127.0.0.1:9', ESIGN_CONTROL_URL: 'https://api.example.com' },
    args: [],
  },
])('Exits with 2 and sends no request for $what', async ({ env, args }) => {
  const { code, stdout, stderr } = await hostedCommand([...RULE, ...args], {
    ...env,
    ESIGN_API_KEY: 'sk-canary-of-nobody',
  })
  expect([code, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/_URL: api\.example\.com is not one of the test hosts\./)
  expect(stderr).toMatch(/set ESIGN_TEST_HOSTS=(preprod\.countersign\.test,)?api\.example\.com\n$/)
})
