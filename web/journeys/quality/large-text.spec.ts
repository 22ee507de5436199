import { choosePayment, goOnAsGuest, next, orderButton, thanks, typeAddress } from '../checkout/steps.ts'
import { addButton, addedDialog, plainProduct } from '../support/carts.ts'
import { chromium } from '../support/chromium.ts'
import { cards, expect, open, test } from '../support/shop.ts'
import { expectNoCutTexts } from './cut-texts.ts'

// Text at 200 %, as the browser's own setting: 32 px instead of 16.
test.use({ launchOptions: { ...chromium, args: [...chromium.args, '--blink-settings=defaultFontSize=32'] } })

test('S4.87 text at 200 % stays on the screen, on a phone in one column', async ({ page }) => {
  test.slow()
  const { id } = await plainProduct()
  await open(page, `/prod/${id}`)
  await addButton(page).first().click()
  await expect(addedDialog(page)).toBeVisible()
  const pages = [
    '/',
    '/schulranzen/',
    `/prod/${id}`,
    '/search?q=heft',
    '/wishlist',
    '/checkout/basket',
    '/checkout/shipping',
  ]
  for (const path of pages) {
    await open(page, path)
    // 640 px at 200 % are the 320 px that are left of 1,280 px at 400 %.
    for (const width of [1280, 640, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoCutTexts(page, `${path} at ${width} px`)
    }
    if (path !== '/schulranzen/') continue
    const [first, second] = await Promise.all([0, 1].map((index) => cards(page).nth(index).boundingBox()))
    expect(second?.x, 'one column').toBe(first?.x)
    const header = page.getByRole('banner')
    const home = await header.getByRole('link', { name: 'Pausenhof, zur Startseite' }).boundingBox()
    const wishlist = await header.getByRole('button', { name: /^Merkzettel/ }).boundingBox()
    expect(wishlist?.y, 'two rows').toBeGreaterThan((home?.y ?? 0) + (home?.height ?? 0) / 2)
  }
  await goOnAsGuest(page)
  await typeAddress(page, 'Rechnungsadresse')
  await next(page, 'Weiter zur Zahlung')
  await choosePayment(page, 'Vorkasse per Überweisung')
  await expectNoCutTexts(page, 'summary')
  await orderButton(page).click()
  await expect(thanks(page)).toBeVisible()
  await expectNoCutTexts(page, 'thanks')
})

test.describe('of a stranger', () => {
  test.use({ business: 'stranger' })

  test("the business store's login fits with text at 200 %", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/', 'educational.localhost')
    await expectNoCutTexts(page, 'login')
  })
})
