import type { Page, Request } from '@playwright/test'
import { pdf as pdfOf } from '#fixtures/pictures/files.ts'
import { logIn, newBusinessCustomer } from '../support/customers.ts'
import { address, expect, expectPartAccessible, expectToFitAtAllWidths, open, test } from '../support/shop.ts'

// A lost answer is told by the browser as well.
test.use({ business: 'stranger', expectedErrors: /Failed to load resource: net::ERR_FAILED/ })

const host = 'educational.localhost'
const english = 'en.educational.localhost'
const certificate = (page: Page) => page.getByRole('region', { name: 'Nachweis Ihrer Einrichtung' })
const chooser = (page: Page) => certificate(page).getByLabel(/^(Nachweis|Neueren Nachweis) auswählen$/)
const send = (page: Page) => certificate(page).getByRole('button', { name: 'Nachweis senden' })
const stored = (page: Page) => certificate(page).getByRole('link')
const pdf = (text: string) => ({
  name: 'Nachweis.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf('Nachweis', [text]),
})

/** Takes its time on a slow line. */
const large = pdf('x'.repeat(1_000_000))

test('a school uploads its certificate', async ({ page }) => {
  const person = await newBusinessCustomer()
  await logIn(page, person, host)
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.url()))
  await open(page, '/myaccount/overview', host)
  await expect(stored(page)).toHaveCount(0)
  await expectPartAccessible(page)
  await expectToFitAtAllWidths(page)

  await send(page).focus()
  await page.keyboard.press('Enter')
  await expect(chooser(page)).toBeFocused()
  await expect(chooser(page)).toHaveAccessibleDescription(/Diese Datei ist leer/)
  await chooser(page).setInputFiles({ ...pdf(''), buffer: Buffer.from('<html>') })
  await send(page).click()
  await expect(chooser(page)).toHaveAccessibleDescription(/kein PDF und kein Bild/)
  await expectPartAccessible(page)
  await chooser(page).setInputFiles(pdf('x'.repeat(10 * 1024 * 1024)))
  await send(page).click()
  await expect(chooser(page)).toHaveAccessibleDescription(/größer als 10\sMB/)
  expect(loaded.filter((url) => url.includes('upload-link'))).toEqual([])

  // The first never arrives.
  const isUpload = (request: Request) => request.headers()['content-type']?.startsWith('multipart/') === true
  await page.route('**/graphql', (route) => (isUpload(route.request()) ? route.abort() : route.continue()))
  await chooser(page).setInputFiles(large)
  await send(page).click()
  await expect(certificate(page).getByRole('alert')).toHaveText(/Keine Antwort vom Shop/)
  await page.unroute('**/graphql')

  const line = await page.context().newCDPSession(page)
  const slowTo = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await slowTo(20_000)
  await send(page).focus()
  await page.keyboard.press('Enter')
  const progress = certificate(page).getByRole('progressbar', { name: 'Ihr Nachweis wird gesendet' })
  const share = () => progress.evaluate((bar) => (bar as HTMLProgressElement).value)
  await expect.poll(share).toBeGreaterThan(0)
  expect(await share()).toBeLessThan(1)
  await expectPartAccessible(page)
  await slowTo(-1)
  await expect(certificate(page).getByText('Ihr Nachweis ist angekommen.')).toBeVisible()
  await expect(certificate(page).locator(':focus')).toContainText('Ihr Nachweis ist angekommen.')
  await expect(certificate(page).getByRole('progressbar')).toBeHidden()
  await expect(stored(page)).toHaveText('Nachweis.pdf')
  await expectPartAccessible(page)
  await expectToFitAtAllWidths(page)
  const own = page.evaluate(async () => (await fetch('/api/certificate/')).text())
  expect(await own).toBe(String(large.buffer))

  await page.unroute('**/graphql')
  await chooser(page).setInputFiles({ ...large, name: 'Noch einmal.pdf' })
  await send(page).click()
  await expect(certificate(page).getByText('Dieser Nachweis liegt schon vor.')).toBeVisible()
  await expect(stored(page)).toHaveText('Nachweis.pdf')
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Ihr Konto' })
    .getByRole('link', { name: 'Passwort' })
    .click()
  await expect(page).toHaveURL(address('/myaccount/password', host))
  await page.goBack()
  await expect(stored(page)).toHaveText('Nachweis.pdf')

  await logIn(page, person, english)
  await open(page, '/myaccount/overview', english)
  await expect(page.getByRole('region', { name: 'Proof of your organisation' }).getByRole('link')).toHaveText(
    'Nachweis.pdf',
  )
  await expectToFitAtAllWidths(page)
})

test('a plain form does as well @without-scripts', async ({ page }) => {
  await logIn(page, await newBusinessCustomer(), host)
  await page.goto(address('/myaccount/overview', host))
  await chooser(page).setInputFiles({ ...pdf(''), buffer: Buffer.from('<html>') })
  await send(page).click()
  await expect(page).toHaveURL(address('/myaccount/overview#certificate', host))
  await expect(chooser(page)).toHaveAccessibleDescription(/kein PDF und kein Bild/)
  await chooser(page).setInputFiles(pdf('one'))
  await send(page).click()
  await expect(certificate(page).getByText('Ihr Nachweis ist angekommen.')).toBeVisible()
  await expect(stored(page)).toHaveText('Nachweis.pdf')
})
