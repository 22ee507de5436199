import { plainProduct } from '../support/carts.ts'
import { expect, expectPartAccessible, expectToFit, open, test } from '../support/shop.ts'

test('what was looked at last stands below lists and products, and can be deleted', async ({ page }) => {
  const first = await plainProduct()
  const second = await plainProduct({ where: `p.id <> '${first.id}'` })
  await open(page, `/prod/${first.id}`)
  const main = page.getByRole('main')
  const headline = main.getByRole('heading', { name: 'Zuletzt angesehen' })
  await expect(headline).toHaveCount(0)
  await open(page, `/prod/${second.id}`)
  await expect(headline).toBeVisible()
  const row = main.locator('[data-recent]')
  await expect(row.getByRole('article')).toHaveCount(1)
  await expect(row.getByRole('link', { name: first.name })).toBeVisible()

  await open(page, '/schreiben/')
  await expect(row.getByRole('article')).toHaveCount(2)
  await expect(row.getByRole('article').first()).toContainText(second.name)
  await expectPartAccessible(page, '[data-recent]')
  await expectToFit(page)
  await row.getByRole('button', { name: 'Verlauf löschen' }).click()
  await expect(headline).toHaveCount(0)
  await page.reload()
  await expect(headline).toHaveCount(0)
})
