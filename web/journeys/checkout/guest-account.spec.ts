import { address, expect, expectAccessible, expectFineWhenNarrow, expectToFit, test } from '../support/shop.ts'
import { orderButton, orderNumber, reachSummary } from './steps.ts'

test('a guest opens an account after the order by a password alone, and finds order and address in it', async ({
  page,
}) => {
  await reachSummary(page, 'Vorkasse per Überweisung')
  await orderButton(page).click()
  const number = await orderNumber(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Konto anlegen' }).click()
  await expect(main.getByText('Für Ada Lindner,')).toBeVisible()
  await expect(main.getByLabel('Vorname')).toHaveCount(0)
  await expectAccessible(page)
  await expectToFit(page)
  await expectFineWhenNarrow(page)
  await main.getByLabel('Passwort', { exact: true }).fill('Schulweg-7')
  await main.getByRole('checkbox', { name: /AGB/ }).check()
  await main.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page).toHaveURL(address(`/myaccount/orders/orderdetail?orderId=${number}`))
  await expect(main.getByText(number).first()).toBeVisible()
  await page.goto(address('/myaccount/addresses/billing'))
  await expect(main.getByText('Schulweg 7')).toBeVisible()
})
