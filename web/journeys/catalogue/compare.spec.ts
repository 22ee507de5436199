import { productOfKind } from '../support/products.ts'
import {
  address,
  expect,
  expectAccessible,
  expectFineWhenNarrow,
  expectPartAccessible,
  expectToFit,
  expectToFitAtAllWidths,
  holdScripts,
  open,
  test,
} from '../support/shop.ts'

test('S4.88 up to three products are compared by their differences', async ({ page }) => {
  const { id } = await productOfKind('reduced')
  await open(page, `/prod/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Vergleichen', exact: true }).click()
  await expect(page).toHaveURL(address(`/compare?ids=${id}`))
  const add = page.getByRole('link', { name: /^Zum Vergleich hinzufügen: / })
  await add.first().click()
  await expect(page).toHaveURL(new RegExp(`ids=${id},\\w+$`))
  await expect(page.getByRole('table', { name: 'Unterschiede' })).toBeVisible()
  // As a link that was sent, or without script: the server draws it.
  await page.reload()
  await expect(page.getByRole('table', { name: 'Unterschiede' })).toBeVisible()
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
  // One that the store does not have any more takes no place of the next choice.
  await open(page, `/compare?ids=999999999,${id}`)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('compared'))).toBe(id)
})

test('a listing’s boxes choose up to three products, from page to page', async ({ page }) => {
  await open(page, '/cat/1000')
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Vergleichen: / })
  await boxes.nth(0).check()
  await expect(page.getByRole('status').filter({ hasText: '1 von 3 gewählt' })).toBeVisible()
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await expect(boxes.nth(3)).toBeDisabled()
  await expectPartAccessible(page, '#compare')
  await expectToFit(page)
  await expectFineWhenNarrow(page, '#compare')
  await page.getByRole('button', { name: 'Jetzt vergleichen' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=\w+,\w+,\w+$/)
  // The address changes a moment before the page does.
  await expect(page.getByRole('table', { name: 'Unterschiede' })).toBeVisible()
  await page.goBack()
  await expect(boxes.nth(2)).toBeChecked()
  // In another listing none of its boxes is ticked, and the choice can be ended all the same.
  await open(page, '/cat/2000')
  await expect(boxes.nth(0)).toBeDisabled()
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await expect(boxes.nth(0)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Auswahl aufheben' })).toBeHidden()
  await open(page, '/cat/1000')
  for (const place of [0, 1, 2]) await boxes.nth(place).check()
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await expect(boxes.nth(2)).not.toBeChecked()
  await expect(boxes.nth(3)).toBeEnabled()
})

test.describe('before anything was agreed to', () => {
  test.use({ consent: 'open' })

  test('boxes that are ticked while their script is on its way stay ticked', async ({ page }) => {
    await open(page, '/cat/1000')
    // The question for consent comes last: once it is answered, the page listens to the boxes.
    const refuse = page.getByRole('button', { name: 'Nur notwendige' })
    await refuse.click()
    await expect(refuse).toBeHidden()
    const letScriptsCome = await holdScripts(page)
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Vergleichen: / })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    letScriptsCome()
    await expect(page.getByRole('status').filter({ hasText: '2 von 3 gewählt' })).toBeVisible()
    await expect(boxes.nth(0)).toBeChecked()
    await expect(boxes.nth(1)).toBeChecked()
  })
})

test('boxes of a listing lead to the comparison without scripts @without-scripts', async ({ page }) => {
  await page.goto(address('/cat/1000'))
  const boxes = page.getByRole('main').getByRole('checkbox', { name: /^Vergleichen: / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Jetzt vergleichen' }).click()
  await expect(page.getByRole('table', { name: 'Unterschiede' })).toBeVisible()
})
