import type { Page } from '@playwright/test'
import { ask } from '../support/ask.ts'
import { logIn, newCustomer } from '../support/customers.ts'
import { fillList, listPath } from '../support/lists.ts'
import {
  address,
  expect,
  expectFineWhenNarrow,
  expectPartAccessible,
  expectToFit,
  expectToFitAtAllWidths,
  open,
  test,
} from '../support/shop.ts'
import { heldFor, waitLonger } from '../support/timers.ts'
import { euros, type OwnDeal, reservedOf, setTimeLeft, withDeal } from './deals.ts'

/** Quarter of an hour, and ten minutes more, less the five that a journey may take. */
const reserved = /^1[0-5]:\d\d$/
const reservedHere = /^noch 1[0-5]:\d\d\sMin\.$/
const extended = /^noch 2[0-5]:\d\d\sMin\.$/

const addButton = (page: Page) => page.getByRole('button', { name: 'In den Warenkorb', exact: true })
const deals = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Blitzangebote' })
const inHeader = (page: Page) => page.locator('[data-slot="cart-countdown"] time')
const positions = (page: Page) => page.getByRole('main').getByRole('list', { name: 'Artikel im Warenkorb' })

/** The page has pieces at the deal's price, which a kept one may not show yet; products beside it may have deals, and clocks, of their own. */
const untilShown = ({ path }: OwnDeal) =>
  expect.poll(async () => /Höchstens \d+\sStück zum Blitzpreis/.test((await ask(path)).body)).toBe(true)

async function openDeal(page: Page, deal: OwnDeal): Promise<void> {
  await untilShown(deal)
  // Also in a context that a journey makes itself, presses wait for their scripts.
  await waitLonger(page, heldFor)
  await open(page, deal.path)
  await expect(page.getByRole('region', { name: 'Blitzangebot', exact: true })).toBeVisible()
}

/** Puts one piece into the cart, and goes there. */
async function winDeal(page: Page, deal: OwnDeal): Promise<void> {
  await openDeal(page, deal)
  await addButton(page).click()
  const added = page.getByRole('dialog')
  await expect(added.getByRole('heading', { name: 'Im Warenkorb' })).toBeVisible()
  await expect(added.getByText('Zum Blitzpreis reserviert:')).toBeVisible()
  await added.getByRole('link', { name: 'Warenkorb ansehen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Warenkorb' })).toBeVisible()
}

test('S2.55 a deal that is won: kept for a while, at its price, with more time once', async ({ page, browser }) => {
  await withDeal({ quantity: 5 }, async (deal) => {
    await winDeal(page, deal)
    expect(await reservedOf(deal)).toBe(1)
    await expect(positions(page).getByText(`1 × ${euros(deal.amount)}`)).toBeVisible()
    await expect(inHeader(page)).toHaveText(reserved)
    const clock = await inHeader(page).boundingBox()
    const list = await page.getByRole('banner').locator('[data-opens="flyout-wishlist"]').boundingBox()
    expect(clock?.x ?? 0, 'beside the shortcut of the lists').toBeGreaterThanOrEqual(
      (list?.x ?? 0) + (list?.width ?? 0),
    )
    await expect(deals(page).getByRole('timer')).toHaveText(reservedHere)
    await expectPartAccessible(page)
    await expectToFit(page)
    await expectFineWhenNarrow(page, 'main')

    // The same cart on a page that does not hear of the extension.
    const elsewhere = await browser.newContext({ storageState: await page.context().storageState() })
    const late = await elsewhere.newPage()
    await open(late, '/checkout/basket')
    const extend = 'Reservierung verlängern'
    await expect(deals(late).getByRole('button', { name: extend })).toBeVisible()

    await page.getByRole('banner').getByRole('button', { name: 'Warenkorb' }).click()
    const mini = page.locator('#flyout-cart').getByRole('region', { name: 'Blitzangebote' })
    await expect(mini.getByRole('button', { name: extend })).toBeVisible()
    await page.keyboard.press('Escape')
    await deals(page).getByRole('button', { name: extend }).click()
    await expect(deals(page).getByRole('status')).toHaveText(/^Die Reservierung ist verlängert: bis \d\d:\d\d\sUhr\.$/)
    await expect(deals(page).getByRole('timer')).toHaveText(extended)
    await expect(deals(page).getByRole('button', { name: extend })).toBeHidden()
    await expectPartAccessible(page)
    await expectFineWhenNarrow(page, 'main')
    await deals(late).getByRole('button', { name: extend }).click()
    await expect(deals(late).getByRole('status')).toHaveText(/^Die Reservierung wurde bereits verlängert/)
    await elsewhere.close()

    // A returned piece is no longer reserved, so other visitors can buy it.
    await positions(page)
      .getByRole('button', { name: /entfernen/i })
      .first()
      .click()
    await expect(inHeader(page)).toHaveCount(0)
    await expect.poll(() => reservedOf(deal)).toBe(0)
  })
})

test('an entry of a list: as many as there may be at the deal’s price, the rest at the normal one', async ({
  page,
}) => {
  await withDeal({ quantity: 5, maxPerOrder: 2 }, async (deal) => {
    const person = await newCustomer()
    const { productId, itemId } = deal
    const list = await fillList(person, 'Blitz', [{ productId, itemId, quantity: 3 }])
    await logIn(page, person)
    const entry = page.getByRole('main').getByRole('article')
    await expect(async () => {
      await open(page, listPath(list))
      const words = `2 Stück zum Blitzpreis von ${euros(deal.amount)} €, 1 zum Normalpreis`
      await expect(entry).toContainText(words, { timeout: 1000 })
    }).toPass()
    await entry.getByRole('button', { name: /^In den Warenkorb/ }).click()
    const added = page.getByRole('dialog', { name: '3 Stück im Warenkorb' })
    await expect(added).toContainText(`${euros(2 * deal.amount + deal.normal)} €`)
    expect(await reservedOf(deal)).toBe(2)
  })
})

test.describe('on a bad line', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('pieces beyond the deal that can’t be put in: told with those that came, and left to buy', async ({ page }) => {
    await withDeal({ quantity: 5, maxPerOrder: 1 }, async (deal) => {
      await openDeal(page, deal)
      let first: string | undefined
      await page.route('**/graphql', async (route) => {
        const updateId = /"updateId":"([^"]+)"/.exec(route.request().postData() ?? '')?.[1]
        if (updateId === undefined) return route.continue()
        // The deal's piece is the first; what gets no answer in time is sent again under its id.
        first ??= updateId
        if (updateId === first) return route.continue()
        return route.fulfill({ json: { errors: [{ message: '', extensions: { code: 'INTERNAL' } }] } })
      })
      const quantity = page.getByRole('form', { name: 'Kaufen' }).getByRole('textbox')
      await quantity.fill('3')
      // Enter would send the form where its script has not come yet.
      await quantity.press('Tab')
      await addButton(page).click()
      const words = 'Die übrigen 2 Stück sind nicht dazugekommen.'
      await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toContainText(words)
      await expect(page.getByRole('dialog')).toContainText('1 × ')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('form', { name: 'Kaufen' })).toContainText(words)
      expect(await reservedOf(deal)).toBe(1)
    })
  })
})

test('a deal that is lost: somebody else was faster, and the page says so', async ({ page, browser }) => {
  await withDeal({ quantity: 1 }, async (deal) => {
    await openDeal(page, deal)
    const context = await browser.newContext()
    const other = await context.newPage()
    await winDeal(other, deal)
    await context.close()
    const price = page
      .getByRole('main')
      .locator('p')
      .filter({ hasText: /^Preis:/ })
      .first()
    await expect(price).toContainText(euros(deal.amount))
    await addButton(page).click()
    const form = page.getByRole('form', { name: 'Kaufen' })
    const sheet = page.getByRole('dialog', { name: 'Nicht im Warenkorb' })
    await expect(sheet).toContainText('Das Blitzangebot ist ausverkauft')
    await page.keyboard.press('Escape')
    await expect(form).toContainText('Das Blitzangebot ist ausverkauft')
    await expect(price).toContainText(euros(deal.normal))
    await expect(price).not.toContainText(euros(deal.amount))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectPartAccessible(page)
    await expectToFitAtAllWidths(page)
    expect(await reservedOf(deal)).toBe(1)

    await addButton(page).click()
    await expect(page.getByRole('dialog')).toContainText(/im Warenkorb/i)
    await expect(page.getByRole('dialog')).not.toContainText('Blitzpreis')
  })
})

test('T4.34 a deal whose time runs out: the normal price, until it is secured again', async ({ page }) => {
  await withDeal({ quantity: 5 }, async (deal) => {
    await winDeal(page, deal)
    // Long enough to be seen on a slow machine.
    await setTimeLeft(deal, 40)
    // As if another tab had changed the cart: a page that is loaded anew may take longer than that.
    await page.evaluate(() => new BroadcastChannel('syncApolloData').postMessage({ cart: true }))
    await expect(deals(page).getByRole('timer')).toHaveText(/^noch 0:(?:40|[0-3]\d)\sMin\.$/)
    const over = deals(page).getByRole('alert')
    await expect(over, 'read out').toContainText('Deine Reservierung ist abgelaufen.', { timeout: 100_000 })
    await expect(inHeader(page)).toHaveCount(0)
    await expect(positions(page)).not.toContainText('Blitzpreis')
    await expect(positions(page)).toContainText(euros(deal.normal))
    await expectPartAccessible(page)
    await expectToFitAtAllWidths(page)

    await deals(page).getByRole('button', { name: 'Erneut reservieren' }).click()
    await expect(deals(page).getByRole('status')).toContainText('Alles ist wieder zum Blitzpreis reserviert')
    await expect(positions(page).getByText(`1 × ${euros(deal.amount)}`)).toBeVisible()
    await expect(inHeader(page)).toHaveText(reserved)
    expect(await reservedOf(deal)).toBe(1)
    await expectPartAccessible(page)
  })
})

test('a deal taken by others after its time gives the normal price with a message', async ({ page, browser }) => {
  await withDeal({ quantity: 1 }, async (deal) => {
    await winDeal(page, deal)
    await setTimeLeft(deal, 1)
    await expect.poll(() => reservedOf(deal), { message: 'the shop takes it back by itself' }).toBe(0)
    const context = await browser.newContext()
    await winDeal(await context.newPage(), deal)
    await context.close()
    await page.reload()
    await deals(page).getByRole('button', { name: 'Erneut reservieren' }).click()
    await expect(page.getByText('Das Blitzangebot ist ausverkauft.')).toBeVisible()
    await expect(positions(page)).toContainText(euros(deal.normal))
    await expectPartAccessible(page)
  })
})

test('a reservation is extended and made again by plain forms @without-scripts', async ({ page }) => {
  await withDeal({ quantity: 5 }, async (deal) => {
    await untilShown(deal)
    await page.goto(address(deal.path))
    await addButton(page).click()
    await deals(page).getByRole('button', { name: 'Reservierung verlängern' }).click()
    await expect(page.getByText('Die Reservierung ist verlängert.')).toBeVisible()
    await expect(deals(page).getByRole('button')).toHaveCount(0)
    await setTimeLeft(deal, 1)
    await expect.poll(() => reservedOf(deal)).toBe(0)
    await page.goto(address('/checkout/basket'))
    await deals(page).getByRole('button', { name: 'Erneut reservieren' }).click()
    await expect(page.getByText('Alles ist wieder zum Blitzpreis reserviert.')).toBeVisible()
    expect(await reservedOf(deal)).toBe(1)
  })
})
