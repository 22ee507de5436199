import type { Page } from '@playwright/test'
import { productWithChoice } from '../support/products.ts'
import {
  expect,
  expectAccessible,
  expectFineWhenNarrow,
  expectPartAccessible,
  expectToFit,
  expectToFitAtAllWidths,
  open,
  test,
} from '../support/shop.ts'
import { type Address, differOnPhones, layouts, repeats, variants } from '../support/visited.ts'

const namesOf = (pages: readonly Address[]) => pages.map(([path, host]) => `${host ?? ''}${path}`).join(', ')

/** Pages that a test opens one after the other: the first page of a browser context costs as much as two later ones. */
const groupsOf = (pages: readonly Address[]) => {
  const size = 6
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, group) =>
    pages.slice(group * size, (group + 1) * size),
  )
}

/** Opens the pages of a test one after the other. */
async function visit(page: Page, pages: readonly Address[], look: (address: Address) => Promise<void>) {
  // Many pages take longer than one.
  test.slow()
  for (const each of pages) {
    await test.step(namesOf([each]), async () => {
      await open(page, ...each)
      await look(each)
    })
  }
}

for (const pages of groupsOf(layouts))
  test(`S9.34 each page is accessible and fits, also in a narrow window: ${namesOf(pages)}`, async ({ page }) => {
    await visit(page, pages, async (each) => {
      await expectAccessible(page, { withAllCards: true })
      await expectToFitAtAllWidths(page)
      if (!differOnPhones.includes(each)) await expectFineWhenNarrow(page)
    })
  })

test(`S9.35 each page is accessible on a phone and fits into the hand: ${namesOf(differOnPhones)} @phone`, async ({
  page,
}) => {
  await visit(page, differOnPhones, async () => {
    await expectAccessible(page)
    await expectToFit(page)
  })
})

for (const pages of groupsOf(variants)) {
  test(`each page is accessible with other content and fits: ${namesOf(pages)}`, async ({ page }) => {
    await visit(page, pages, async () => {
      await expectAccessible(page, { withContrast: false })
      await expectToFitAtAllWidths(page)
    })
  })
}

test('further pages of these kinds fit', async ({ page }) => {
  await visit(page, repeats, () => expectToFitAtAllWidths(page))
})

test('a product is accessible and fits, before and after a choice @both', async ({ page }) => {
  const { id, itemId } = await productWithChoice()
  await open(page, `/prod/${id}`)
  await expectAccessible(page)
  await expectToFit(page)
  await open(page, `/prod/${id}?varid=${itemId}`)
  await expectPartAccessible(page)
  await expectToFit(page)
  const maker = await page.locator('main a[href^="/brands/"]').first().boundingBox()
  expect(maker?.height, 'also a single link of small text can be pressed').toBeGreaterThanOrEqual(24)
  await test.step('the large pictures are accessible', async () => {
    await page
      .getByRole('link', { name: /Vergrößern/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Große Bilder' })).toBeVisible()
    await expectPartAccessible(page)
  })
})

test('a product of the business store is accessible', async ({ page }) => {
  const { id } = await productWithChoice({ store: 'b2b' })
  await open(page, `/prod/${id}`, 'en.educational.localhost')
  await expectAccessible(page)
})

test('the keyboard reaches content at once, and what opens can be closed', async ({ page }) => {
  await open(page, '/schulranzen/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  const filters = page.getByRole('button', { name: 'Alle Filter' })
  await filters.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectPartAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(filters).toBeFocused()
})
