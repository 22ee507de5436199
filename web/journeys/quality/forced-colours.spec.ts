import type { Locator } from '@playwright/test'
import { expect, open, test } from '../support/shop.ts'

const styleOf = (locator: Locator, name: 'outline-style' | 'border-top-style') =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)

test('forced colours outline the chosen option and border fields and filters', async ({ page }) => {
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

test('forced colours keep logo and stars on paper', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await open(page, '/schreiben/fueller-tinte/')
  const look = (element: Element, pseudo?: string) => {
    const { backgroundColor, forcedColorAdjust } = getComputedStyle(element, pseudo)
    const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper')
    const probe = Object.assign(document.createElement('i'), { style: `forced-color-adjust: none; color: ${paper}` })
    document.body.append(probe)
    const isPaper = getComputedStyle(probe).color === backgroundColor
    probe.remove()
    return { isPaper, forcedColorAdjust }
  }
  const stored = { isPaper: true, forcedColorAdjust: 'none' }
  expect(await page.getByRole('banner').locator('img[src*="logo"]').first().evaluate(look)).toEqual(stored)
  const stars = page.getByRole('main').getByRole('img', { name: /von 5 Sternen/ })
  expect(await stars.first().evaluate(look, '::before')).toEqual(stored)
})
