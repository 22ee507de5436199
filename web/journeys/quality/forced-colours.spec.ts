import type { Locator } from '@playwright/test'
import { expect, open, test } from '../support/shop.ts'

const styleOf = (locator: Locator, name: 'outline-style' | 'border-top-style') =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

test('in forced colours the chosen option has an outline and fields and filters have borders', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/search?q=heft')
  await expect
    .poll(() => styleOf(page.getByText('Lineatur', { exact: true }).first(), 'border-top-style'))
    .toBe('solid')
  // A pen in two colours.
  await open(page, '/prod/100340')
  const tiles = page.getByRole('group', { name: 'Farbe' }).getByRole('link')
  await expect.poll(() => styleOf(tiles.and(page.locator('[aria-current]')), 'outline-style')).toBe('solid')
  expect(await styleOf(tiles.and(page.locator(':not([aria-current])')).first(), 'outline-style')).toBe('none')
  expect(await styleOf(tiles.first(), 'border-top-style')).toBe('solid')
})
