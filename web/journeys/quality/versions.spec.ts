import type { Page } from '@playwright/test'
import { productWithChoice } from '../support/products.ts'
import { expect, expectAccessible, isSameDocument, markDocument, test, untilHydrated } from '../support/shop.ts'
import { SecondShop } from './second-shop.ts'

test.describe.configure({ mode: 'serial' })

const shop = new SecondShop()
test.beforeAll(() => shop.open())
test.afterAll(() => shop.stop())

const edition = (page: Page) => page.evaluate(() => document.documentElement.dataset.edition)
const buildOf = async (page: Page) =>
  JSON.parse((await page.locator('#page-data').textContent()) ?? '{}').site.buildId as string

/** True when a press on a link makes it one to a new document; the press itself leads nowhere. */
function marksLinks(): boolean {
  const link = document.createElement('a')
  link.addEventListener('click', (event) => event.stopPropagation())
  document.body.append(link)
  link.click()
  link.remove()
  return link.dataset.vike === 'false'
}

test('S7.30 Builds say who they are and which routes may be fetched ahead', async ({ page, request }) => {
  const product = await productWithChoice()
  await page.goto(shop.address('/'))
  const build = await buildOf(page)
  expect(await (await request.get(shop.address('/builds/latest.json'))).json()).toMatchObject({ buildId: build })
  const meta = await (await request.get(shop.address(`/builds/meta/${build}.json`))).json()
  expect(meta).toMatchObject({
    buildId: build,
    routeRules: { '/': { prefetch: true }, '/checkout/': { prefetch: false } },
  })
  expect((await request.get(shop.address('/builds/meta/never.json'))).status()).toBe(404)
  expect((await request.get(shop.address(`/prod/${product.id}`))).status()).toBe(200)
})

test('S9.66 A page that lacks a file of its build is loaded anew, once', async ({ browser }) => {
  const product = await productWithChoice()
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  // One that comes with a press: when others are asked for depends on the machine.
  const file = shop.fileOf('web/features/product/media/ZoomDialog.tsx')
  await page.route(`**/${file}`, (route) => route.fulfill({ status: 404 }))
  await page.goto(shop.address(`/prod/${product.id}`))
  await untilHydrated(page)
  const zoom = page
    .getByRole('list', { name: /^Bilder/ })
    .getByRole('link')
    .first()
  await Promise.all([page.waitForEvent('load'), zoom.click()])
  await untilHydrated(page)
  await markDocument(page)
  // A page is not loaded again for ten seconds: a slow machine may have needed them to get here.
  const renewed = await page.evaluate(() => {
    const isStored = sessionStorage.getItem('reloadedAt') !== null
    sessionStorage.setItem('reloadedAt', String(Date.now()))
    return isStored
  })
  expect(renewed).toBe(true)
  await Promise.all([page.waitForResponse((answer) => answer.status() === 404), zoom.click()])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  await context.close()
})

test.describe('Without a connection', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|ERR_FAILED/ })
  test('S4.77 the shop says so, and goes on where it was', async ({ page }) => {
    await page.goto(shop.address('/'))
    await untilHydrated(page)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await shop.stop()
    await page.goto(shop.address('/schulranzen/'))
    await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible()
    await expectAccessible(page)
    await shop.start()
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Keine Verbindung')
    expect(page.url()).toBe(shop.address('/schulranzen/'))
  })
})

test('S4.75 an open page notices that a new build is put into place', async ({ browser }) => {
  // A whole build of the shop.
  test.setTimeout(900_000)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const [watching, unaware] = [await context.newPage(), await context.newPage()]
  await watching.clock.install()
  // A page also looks every ten minutes, which a slow build may take.
  await unaware.route('**/builds/latest.json', (route) => route.abort())
  for (const page of [watching, unaware]) {
    await page.goto(shop.address('/'))
    await untilHydrated(page)
    await markDocument(page)
  }
  const before = await buildOf(watching)

  await shop.buildAnew('second')
  await shop.stop()
  await shop.start()

  // It knows of nothing yet: the files and operations of its build are still there.
  const link = (page: Page) =>
    page.getByRole('main').getByRole('link').locator('visible=true').and(page.locator('a[href^="/"]'))
  await link(unaware).first().click()
  await expect.poll(() => new URL(unaware.url()).pathname).not.toBe('/')
  await expect(unaware.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSameDocument(unaware)).toBe(true)

  // Ten minutes later it has looked: nothing changes on the screen, the next link leads to the new build.
  const looked = watching.waitForResponse('**/builds/latest.json')
  await watching.clock.fastForward('11:00')
  await looked
  await expect.poll(() => watching.evaluate(marksLinks), 'the answer has been read').toBe(true)
  expect(await isSameDocument(watching)).toBe(true)
  await link(watching).first().click()
  await watching.waitForURL((url) => url.pathname !== '/')
  await expect.poll(() => edition(watching)).toBe('second')
  expect(await isSameDocument(watching)).toBe(false)
  expect(await buildOf(watching)).not.toBe(before)
  expect((await context.request.get(shop.address(`/builds/meta/${before}.json`))).status()).toBe(200)
  await context.close()
})

test.describe('While its edge is exchanged', () => {
  // Pictures may still be on their way.
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED/ })

  test('S4.76 a service worker can be called back', async ({ page }) => {
    await page.goto(shop.address('/'))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await shop.stop()
    await shop.start({ SERVICE_WORKER: 'off' })
    await page.goto(shop.address('/'))
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  })
})
