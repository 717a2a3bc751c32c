import { readFileSync } from 'node:fs'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdf } from '../../../fixtures/documents/pdf.ts'
import { png } from '../../../fixtures/documents/png.ts'
import {
  accessibilityFaults,
  CHROMIUM,
  LAPTOP,
  PHONE,
  startBrowser,
  type OpenedPage,
  type PageBrowser,
} from '../../testing/pages/browser.ts'
import { startServe, type DraftDocument, type Sandbox, type Started } from '../../testing/servers/sandbox.ts'

const ANN = 'ann@example.com'
const BOB = 'bob@example.com'
const CONSENTS = 'consents=I have read it.&optional_consents=Send me news.'

describe.skipIf(CHROMIUM === undefined)('The pages of serve', () => {
  let sandbox: Sandbox
  let browser: PageBrowser
  let lease: DraftDocument
  beforeAll(async () => {
    ;[sandbox, browser] = await Promise.all([startServe(), startBrowser()])
    lease = {
      name: 'Lease.pdf',
      file: await pdf({ pages: 2, text: 'Lease' }),
      fields: [{ args: `page=1&x=60&y=500&${CONSENTS}`, signers: [ANN] }],
    }
  })
  afterAll(async () => {
    await browser.close()
    expect(await sandbox.stop()).toBe(0)
  })

  const started = async (name: string, documents: readonly DraftDocument[] = [lease]): Promise<Started> =>
    sandbox.post(`/transactions/${(await sandbox.draft(name, documents)).id}/start`)
  const addressOf = ({ actions }: Started, email = ANN) => actions.find(({ actor }) => actor === email)?.url ?? ''
  const visit = (tx: Started, email = ANN) => browser.visit(addressOf(tx, email))
  const resultOf = ({ page }: OpenedPage) => page.locator('.result')
  const eventsOf = async ({ id }: Started) => {
    const [, workspace] = /^export ESIGN_WORKSPACE_ID=(.+)$/m.exec(sandbox.text) ?? []
    const response = await fetch(`${sandbox.address}/control/events?workspace_id=${workspace}&transaction_id=${id}`)
    return ((await response.json()) as { events: { type: string }[] }).events.map(({ type }) => type)
  }

  test('A person reads and signs without a mouse, and downloads the signed PDF', async () => {
    const tx = await started('Lease')
    const opened = await visit(tx)
    const { page } = opened
    await page.locator('.sheet[data-page="1"] canvas[data-drawn]').waitFor()
    const field = page.locator('.field')
    expect(await field.innerText()).toBe(`Signature: ${ANN}`)
    const [sheet, box] = [await page.locator('.sheet').first().boundingBox(), await field.boundingBox()]
    expect(((box?.x ?? 0) - (sheet?.x ?? 0)) / (sheet?.width ?? 1)).toBeCloseTo(60 / 595, 2)
    expect(((box?.y ?? 0) - (sheet?.y ?? 0)) / (sheet?.height ?? 1)).toBeCloseTo(500 / 842, 2)

    const focused = () => page.evaluate<string>('document.activeElement.id || document.activeElement.textContent')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Go to your decision')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('consent-0')
    await page.keyboard.press('Space')
    for (const stop of ['consent-1', 'Sign']) {
      await page.keyboard.press('Tab')
      expect(await focused()).toBe(stop)
    }
    await page.keyboard.press('Enter')
    await page.locator('.result:focus').waitFor()
    expect(await resultOf(opened).innerText()).toBe('Done. Thank you.')
    expect(await page.locator('.status').innerText()).toContain('The transaction is completed.')
    expect(await page.locator('form').count()).toBe(0)
    expect(await sandbox.get(`/transactions/${tx.id}`)).toMatchObject({
      state: 'completed',
      collected: [{ documents: [{ granted_consents: ['I have read it.'], ungranted_consents: ['Send me news.'] }] }],
    })

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download Lease.pdf, signed' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Lease-signed.pdf')
    const signed = readFileSync(await download.path())
    expect((await PDFDocument.load(signed)).getPageCount()).toBe(2)
    expect(signed.length).toBeGreaterThan(lease.file.length)
    expect(opened.complaints).toEqual([])
    expect(opened.requested.filter((url) => !url.startsWith(sandbox.address))).toEqual([])
    await page.context().close()
  })

  test('A required consent must be ticked', async () => {
    const tx = await started('Consents')
    const { page } = await visit(tx)
    await page.getByRole('button', { name: 'Sign' }).click()
    expect(await page.locator('input:invalid').count()).toBe(1)
    expect(await sandbox.get(`/transactions/${tx.id}`)).toMatchObject({ state: 'started' })
    await page.context().close()
  })

  test('A person asks a question, and refuses with a reason', async () => {
    const tx = await started('Refusal')
    const opened = await visit(tx)
    const { page } = opened
    await page.getByLabel('Your question to the creator').fill('When do I get the keys?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('The creator has received your question.').waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'I refuse to sign a document' })
    await page.getByRole('button', { name: 'Refuse' }).click()
    await page.getByText('The creator has received your refusal.').waitFor()
    expect(await page.locator('.status').innerText()).toContain('You have refused: I refuse to sign a document')
    expect(await sandbox.get(`/transactions/${tx.id}`)).toMatchObject({
      stalled_reason: 'signature_refusal',
      has_unread_message: true,
    })
    expect(await eventsOf(tx)).toEqual(
      expect.arrayContaining(['action.stalled', 'transaction.chat.message.received']) as unknown,
    )
    await page.context().close()
  })

  test('A signer waits for the reviewer, and learns at once that it is their turn', async () => {
    const { id } = await sandbox.draft('Review', [lease])
    await sandbox.post(`/transactions/${id}/reviews`, `reviewer=${BOB}&recipient=${ANN}`)
    const tx = await sandbox.post(`/transactions/${id}/start`)
    const { page } = await visit(tx)
    await page.getByText('other participants have to act first').waitFor()
    expect(await page.locator('form, .document').count()).toBe(0)
    const reviewer = await visit(tx, BOB)
    await reviewer.page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('It is your turn.').waitFor()
    await page.getByRole('button', { name: 'Sign' }).waitFor()
    await sandbox.post(`/transactions/${id}/pause`)
    await page.getByText('paused').waitFor()
    expect(await page.locator('form, .document').count()).toBe(0)
    await Promise.all([page.context().close(), reviewer.page.context().close()])
  })

  test('A page of an action that does not exist says so', async () => {
    const { page } = await browser.visit(`${sandbox.address}/sign/none/none`)
    await page.getByText('This page does not exist').waitFor()
    await page.context().close()
  })

  test('The start page shows transactions and events without a reload, and names stay text', async () => {
    const opened = await browser.visit(`${sandbox.address}/`)
    const { page } = opened
    const name = `<script>document.title = 'foreign'</script><img src=x>`
    const tx = await started(name)
    const card = page.locator(`[data-transaction="${tx.id}"]`)
    await card.getByText('transaction.lifecycle.started').waitFor()
    expect(await page.locator('.card').first().getAttribute('data-transaction')).toBe(tx.id)
    expect(await card.locator('h2').innerText()).toContain(name)
    await card.getByRole('link', { name: `Action page of ${ANN}` }).focus()
    await sandbox.control(`/actions/${tx.actions[0]?.id}`, { outcome: 'done' })
    await card.getByText('transaction.lifecycle.completed').waitFor()
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Action page')
    expect(await card.getByRole('link', { name: 'Download Lease.pdf, signed' }).count()).toBe(1)
    expect(await page.locator('img, main script').count()).toBe(0)
    expect(await page.title()).toBe('Reference service')
    expect(await page.content()).not.toMatch(/sk_/)
    expect(opened.complaints).toEqual([])
    await page.context().close()
  })

  test('An image is shown, and a file that is not shown is named', async () => {
    const signed = { fields: [{ args: 'page=1&x=5&y=5', signers: [ANN] }] }
    const word = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('word/document.xml')])
    const tx = await started('Files', [
      { name: 'Photo.png', file: png(8, 8), ...signed },
      { name: 'Letter.docx', file: word, fields: [] },
    ])
    const { page } = await visit(tx)
    await page.getByAltText('The image Photo.png').waitFor()
    await page.evaluate('document.querySelector("img").decode()')
    expect(await page.evaluate('document.querySelector("img").naturalWidth')).toBe(8)
    await page.getByText('Word files are not shown here.').waitFor()
    await page.context().close()
  })

  test('axe finds nothing on a laptop, in the dark and on a phone, and nothing is wider than the screen', async () => {
    const tx = await started('A name as long as a client may choose it for a transaction, to see where it is broken')
    for (const address of [`${sandbox.address}/`, addressOf(tx)]) {
      const { page } = await browser.visit(address)
      await page.locator('.card, canvas[data-drawn]').first().waitFor()
      for (const [viewport, colorScheme] of [
        [LAPTOP, 'light'],
        [LAPTOP, 'dark'],
        [PHONE, 'light'],
      ] as const) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme })
        expect(await accessibilityFaults(page)).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width)
      }
      await page.context().close()
    }
  })
})
