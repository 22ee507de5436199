import type { Page } from '@playwright/test'
import { address, expect, untilHydrated } from './shop.ts'

/** Page of the demo shop that shows a teaser of every type. */
export const gallery = '/beratung/teaser-galerie/'

/**
 * Opens the gallery and returns its HTML. A page that is made while the shop is busy goes without what it defers: it is asked for until it
 * has all. Each variant of its test is a page of its own, so what the browser got is looked at as well.
 */
export async function openGallery(page: Page): Promise<string> {
  let html = ''
  await expect(async () => {
    const requested = await page.request.get(address(gallery))
    expect(emptyTeasers(await requested.text())).toEqual([])
    const opened = await page.goto(address(gallery))
    html = (await opened?.text()) ?? ''
    expect(emptyTeasers(html)).toEqual([])
  }).toPass()
  await untilHydrated(page)
  return html
}

/** Types of teasers that lack their articles. */
const emptyTeasers = (html: string) =>
  ['recommendations', 'wishlistList'].filter(
    (type) => !new RegExp(`data-teaser-type="${type}"(?:(?!data-teaser-type=)[^])*?<article`).test(html),
  )
