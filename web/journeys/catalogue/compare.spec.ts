import { productOfKind } from '../support/products.ts'
import { address, expect, expectAccessible, expectToFitAtAllWidths, open, test } from '../support/shop.ts'

test('products are compared by what differs, up to three', async ({ page }) => {
  const { id } = await productOfKind('reduced')
  await open(page, `/prod/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Vergleichen', exact: true }).click()
  await expect(page).toHaveURL(address(`/compare?ids=${id}`))
  const add = page.getByRole('link', { name: /^Dazustellen: / })
  await add.first().click()
  await expect(page).toHaveURL(new RegExp(`ids=${id},\\w+$`))
  await expect(page.getByRole('table', { name: 'Das unterscheidet sie' })).toBeVisible()
  // As a link that was sent, or without script: the server draws it.
  await page.reload()
  await expect(page.getByRole('table', { name: 'Das unterscheidet sie' })).toBeVisible()
  await expectAccessible(page)
  await expectToFitAtAllWidths(page)
  await add.first().click()
  await expect(page).toHaveURL(new RegExp(`ids=${id},\\w+,\\w+$`))
  await expect(add).toHaveCount(0)
  await expectToFitAtAllWidths(page)
  await page
    .getByRole('link', { name: /^Entfernen: / })
    .first()
    .click()
  await expect(add.first()).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(`ids=${id}`))
})
