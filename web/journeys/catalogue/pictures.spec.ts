import type { Page } from '@playwright/test'
import { address, expect, open, test } from '../support/shop.ts'

test.use({ expectedErrors: /Failed to load resource.*503.*\/media\// })

const listing = '/schulranzen/'

const lastRequested = '/media/last-asked'

/** The page's clock goes on. What was asked for then has been noted, and answered, before an answer that is asked for after it. */
async function goOn(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds)
  await page.evaluate(async (path) => void (await fetch(path)), lastRequested)
}

/** Pictures of the main part fail this many times each, then come once `released` is; returns how often each was asked for. */
async function failPictures(page: Page, times: number, released = Promise.resolve()): Promise<Map<string, number>> {
  const requested = new Map<string, number>()
  await page.route('**/media/**', async (route) => {
    const url = route.request().url()
    if (url.endsWith(lastRequested)) return route.fulfill({ status: 204 })
    const count = (requested.get(url) ?? 0) + 1
    requested.set(url, count)
    if (count <= times) return route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' } })
    await released
    await route.continue()
  })
  return requested
}

const firstPicture = (page: Page) => page.getByRole('main').getByRole('article').first().locator('img').first()

const isLoaded = (image: ReturnType<typeof firstPicture>) =>
  image.evaluate(
    (node: HTMLImageElement) => node.complete && node.naturalWidth > 0 && node.currentSrc.includes('/media/'),
  )

test('a picture that failed twice, also before the page reacted, is requested again and shown', async ({ page }) => {
  await page.clock.install()
  const seen = Promise.withResolvers<void>()
  const requested = await failPictures(page, 2, seen.promise)
  // On a slow machine the third try comes before the document has loaded, which then waits for it.
  await page.goto(address(listing), { waitUntil: 'commit' })
  const image = firstPicture(page)
  await expect(image).toHaveAttribute('data-failed', '')
  seen.resolve()
  await expect(async () => {
    await page.clock.fastForward(10_000)
    expect(await isLoaded(image)).toBe(true)
  }).toPass()
  await expect(image).not.toHaveAttribute('data-failed')
  expect(requested.get(await image.evaluate((node: HTMLImageElement) => node.currentSrc))).toBeGreaterThanOrEqual(3)
})

test('a picture that never comes leaves a drawing in its place, and nothing moves', async ({ page }) => {
  await open(page, listing)
  const image = firstPicture(page)
  await expect.poll(() => isLoaded(image)).toBe(true)
  const whole = await image.boundingBox()
  const address = await image.evaluate((node: HTMLImageElement) => node.currentSrc)

  await page.clock.install()
  const requested = await failPictures(page, Number.POSITIVE_INFINITY)
  await open(page, listing)
  await expect(image).toHaveAttribute('data-failed', '')
  expect(await image.boundingBox()).toEqual(whole)
  await expect(image).toHaveAttribute('src', /^data:image\/svg/)
  const requests = () => [...requested.values()].reduce((sum, count) => sum + count, 0)
  await expect(async () => {
    const before = requests()
    await goOn(page, 30_000)
    expect(requested.get(address), 'once, and three times more').toBeGreaterThanOrEqual(4)
    expect(requests(), 'the last tries of all pictures have failed').toBe(before)
  }).toPass()
  const before = requests()
  await goOn(page, 600_000)
  expect(requests(), 'it is not asked for again and again').toBe(before)
})
