import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/shop.ts'

test.use({ expectedFaults: /Failed to load resource.*503.*\/media\// })

const listing = '/schulranzen/'

/** Pictures of the main part fail this many times each, then come; returns how often each was asked for. */
async function failPictures(page: Page, times: number): Promise<Map<string, number>> {
  const asked = new Map<string, number>()
  await page.route('**/media/**', async (route) => {
    const url = route.request().url()
    const count = (asked.get(url) ?? 0) + 1
    asked.set(url, count)
    if (count <= times) await route.fulfill({ status: 503, headers: { 'cache-control': 'no-store' } })
    else await route.continue()
  })
  return asked
}

const firstPicture = (page: Page) => page.getByRole('main').getByRole('article').first().locator('picture img')

const isLoaded = (image: ReturnType<typeof firstPicture>) =>
  image.evaluate(
    (node: HTMLImageElement) => node.complete && node.naturalWidth > 0 && node.currentSrc.includes('/media/'),
  )

test('a picture that failed twice, also before the page reacted, is asked for again and comes', async ({ page }) => {
  await page.clock.install()
  const asked = await failPictures(page, 2)
  await open(page, listing)
  const image = firstPicture(page)
  await expect(image).toHaveAttribute('data-failed', '')
  await expect(async () => {
    await page.clock.fastForward(10_000)
    expect(await isLoaded(image)).toBe(true)
  }).toPass()
  await expect(image).not.toHaveAttribute('data-failed')
  expect(asked.get(await image.evaluate((node: HTMLImageElement) => node.currentSrc))).toBeGreaterThanOrEqual(3)
})

test('a picture that never comes leaves a drawing in its place, and nothing moves', async ({ page }) => {
  await open(page, listing)
  const image = firstPicture(page)
  await expect.poll(() => isLoaded(image)).toBe(true)
  const whole = await image.boundingBox()

  await page.clock.install()
  const asked = await failPictures(page, Number.POSITIVE_INFINITY)
  await open(page, listing)
  await expect(image).toHaveAttribute('data-failed', '')
  expect(await image.boundingBox()).toEqual(whole)
  for (let round = 0; round < 6; round++) await page.clock.fastForward(30_000)
  await expect(image).toHaveAttribute('src', /^data:image\/svg/)
  const requests = () => [...asked.values()].reduce((sum, count) => sum + count, 0)
  const before = requests()
  await page.clock.fastForward(600_000)
  expect(requests(), 'it is not asked for again and again').toBe(before)
})
