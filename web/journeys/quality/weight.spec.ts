import { brotliCompressSync, constants } from 'node:zlib'
import { address, expect, test } from '../support/shop.ts'

/** The whole style sheets of a page. */
const bundles = '**/assets/sheets/*.css'

test('the first screen is styled before any style sheet has come, and nothing below is shown without its own @both', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(bundles, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(address('/'), { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  const hero = page.getByRole('region', { name: 'Aktuelle Themen' })
  await expect(hero).toBeVisible()
  const before = await hero.boundingBox()
  await expect(page.getByRole('contentinfo')).not.toBeAttached()
  resolve()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await hero.boundingBox()).toEqual(before)
})

test('sheets of later parts come after those of the page', async ({ page }) => {
  await page.goto(address('/'))
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
  await expect(page.locator('#root link[rel="stylesheet"]')).toHaveCount(0)
  await expect(page.locator('head > link[rel="stylesheet"][href*="/assets/sheets/"]')).toHaveCount(2)
})

test('the home page stays small: elements, and bytes of its document @without-scripts', async ({ page, request }) => {
  const html = await (await request.get(address('/'))).body()
  const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  expect(length / 1000).toBeLessThan(26.5)
  await page.goto(address('/'))
  expect(await page.locator('*').count()).toBeLessThan(1070)
})
