import { expect, test } from 'vitest'
import { everythingOf } from '../../testing/command.ts'
import { hostedCommand } from '../../testing/host/hosted-command.ts'
import { share } from '../../sweeps/turn.ts'
import { startEmbedded } from '../../app/target/embedded.ts'

/** Areas whose requests contain email addresses. Each turn judges one. */
const AREAS = ['signature', 'listing', 'transaction-arguments', 'lifecycle']
const RULES = share(AREAS.length, AREAS).flatMap((area) => ['--rule', area])
/** Odd addresses that a scenario sends to be refused. */
const ODD = /nnnn|--@/

test('All email addresses have the domain of ESIGN_MAIL_DOMAIN', async () => {
  const service = await startEmbedded()
  const [key] = service.defaultWorkspace.api_keys
  const ended = await hostedCommand(['run', ...RULES], {
    ESIGN_BASE_URL: service.baseUrl,
    ESIGN_API_KEY: key?.secret ?? '',
    ESIGN_MAIL_DOMAIN: 'mail.countersign.test',
    ESIGN_READ_LAG_SECONDS: '0.15',
    ESIGN_SLOW_LAG_SECONDS: '0.6',
  })
  await service.close()
  expect(ended.code, ended.stdout).toBe(0)
  const addresses = [...(await everythingOf(ended)).matchAll(/[\w.+-]+(?:@|%40)([\w.-]+\.[a-z]+)/g)]
  const told = addresses.filter(([address]) => !ODD.test(address)).map(([, domain = '']) => domain)
  expect(told).toContain('mail.countersign.test')
  // A long line may be cut within a domain.
  expect(told.filter((domain) => !'other.mail.countersign.test'.includes(domain))).toEqual([])
})
