import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addButton, addedDialog, cartShortcut, openProduct, plainProduct } from '../support/carts.ts'
import { logIn, newBusinessCustomer, newCustomer } from '../support/customers.ts'
import { openList } from '../support/lists.ts'
import {
  address,
  expect,
  expectAccessible,
  expectPartAccessible,
  expectToFitAtAllWidths,
  open,
  test,
  untilHydrated,
} from '../support/shop.ts'
import { waitLonger } from '../support/timers.ts'

// What the shop orders to go wrong the browser reports, too.
test.use({ expectedErrors: /Failed to load resource|The manifest of build|Error while mounting app/ })

const toasts = (page: Page) => page.locator('#toasts')
const account = (page: Page) => page.getByRole('banner').locator('[data-opens="flyout-account"]')
const heart = (page: Page, productId: string) =>
  page.getByRole('main').locator(`button[data-heart="${productId}"]`).first()

/** From now on root fields go wrong for this browser, each so many times (server/shop/operations/faults.ts). */
async function order(page: Page, errors: readonly string[], domain = 'localhost') {
  const id = randomBytes(6).toString('hex')
  await page
    .context()
    .addCookies([{ name: 'fault', value: errors.map((error) => `${id}.${error}`).join('|'), domain, path: '/' }])
}

async function cookieOf(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies(address('/'))).find((cookie) => cookie.name === name)?.value
}

const withAccessory = `exists (select 1 from product_relations r join products other on other.id = r.related_id
  where r.product_id = p.id and r.kind = 'accessory' and not other.is_retired and 'de' = any(other.stores))`

const answerTo = (page: Page, operation: string) =>
  page.waitForResponse((response) => response.request().postData()?.includes(operation) === true)

/** On a product's page that has counted its view, in a browser that has a token by now. */
async function comeToBuy(page: Page, where?: string): Promise<string> {
  const product = await plainProduct({ where })
  await page.request.post(address('/api/token'))
  await page.addInitScript(() => sessionStorage.setItem('apiTokenUntil', String(Date.now() + 600_000)))
  const isViewed = answerTo(page, 'GlanceView')
  await openProduct(page, product)
  await isViewed
  return product.id
}

async function addOne(page: Page): Promise<void> {
  await addButton(page).click()
  await expect(addedDialog(page)).toBeVisible()
}

async function closeAdded(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(addedDialog(page)).toBeHidden()
}

async function addAnother(page: Page): Promise<void> {
  await closeAdded(page)
  await addOne(page)
}

const expectInCart = (page: Page, pieces: number) =>
  expect(cartShortcut(page)).toHaveAccessibleName(`${pieces} Stück im Warenkorb`)

test.describe('transactions.md §8', () => {
  test('recoverable errors are repaired once, others are reported once', async ({ page }) => {
    test.slow()
    // A token that takes longer is asked for once more.
    await waitLonger(page, 3000)
    await comeToBuy(page)
    await test.step('T8.1 INVALID_TOKEN: another token is fetched, and the call sent once more', async () => {
      await page.context().clearCookies({ name: 'apiToken' })
      const tokens: string[] = []
      page.on('request', (request) => request.url().endsWith('/api/token') && tokens.push(request.method()))
      await addOne(page)
      expect(tokens).toEqual(['POST'])
      await expectInCart(page, 1)
    })
    await test.step('CART_NOT_FOUND: the cart is found again, with what was in it', async () => {
      const visitor = await cookieOf(page, 'X-iSHOP-API-USERID')
      await order(page, ['cart_update.CART_NOT_FOUND.1'])
      await addAnother(page)
      await expectInCart(page, 2)
      expect(await cookieOf(page, 'X-iSHOP-API-USERID')).toBe(visitor)
    })
    for (const [index, error] of ['DROPPED', 'LATE', 'NO_JSON'].entries())
      await test.step(`T8.16 ${error}: sent again, and carried out once`, async () => {
        await closeAdded(page)
        await order(page, [`cart_update.${error}.1`])
        await addButton(page).click()
        await expect(addedDialog(page)).toBeVisible()
        await expectInCart(page, 3 + index)
      })
    await test.step('T8.11 INTERNAL: a toast, and nothing says it a second time', async () => {
      await closeAdded(page)
      await order(page, ['cart_update.UNEXPECTED.1'])
      await addButton(page).click()
      await expect(toasts(page).getByText('Bei uns ist etwas schiefgegangen.')).toBeVisible()
      await expect(page.getByRole('main').getByText('Das hat nicht geklappt.')).toHaveCount(0)
      await expectPartAccessible(page)
      await expectToFitAtAllWidths(page)
      await addOne(page)
      await expectInCart(page, 6)
    })
    await test.step('T8.3 “A valid user id is required.”: another visitor, another cart, and the piece is in it', async () => {
      const before = [await cookieOf(page, 'X-iSHOP-API-USERID'), await cookieOf(page, 'cartId')]
      await order(page, ['cart_update.USER_REQUIRED.1'])
      await addAnother(page)
      await expectInCart(page, 1)
      await expect(async () => {
        const after = [await cookieOf(page, 'X-iSHOP-API-USERID'), await cookieOf(page, 'cartId')]
        expect(after).not.toContain(undefined)
        expect(after.filter((id) => before.includes(id))).toEqual([])
      }).toPass()
    })
  })

  test('T8.13 T8.27 a token that can’t be had ends the call, and the page says so', async ({ page }) => {
    await page.route('**/api/token', (route) => route.abort())
    await openProduct(page, await plainProduct())
    await addButton(page).click()
    await expect(page.getByText('Das hat nicht geklappt.').first()).toBeVisible()
    await page.unroute('**/api/token')
    await page.keyboard.press('Escape')
    await addOne(page)
  })

  for (const loss of ['CART_NOT_FOUND', 'USER_REQUIRED']) {
    test(`S4.68 T8.5 ${loss} also after the edge has tried: the browser gets others, and tells its tabs`, async ({
      page,
      context,
    }) => {
      await comeToBuy(page)
      await addOne(page)
      const other = await context.newPage()
      await open(other, '/rechtliches/impressum/')
      await expectInCart(other, 1)
      const requested: string[] = []
      page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
      const isOther = loss === 'USER_REQUIRED'
      await order(page, [`cart_update.${loss}.2`])
      await addAnother(page)
      await expectInCart(page, isOther ? 1 : 2)
      // Where the edge has brought another visitor already, nothing is to be asked for.
      expect(requested.includes('/api/cart-id')).toBe(!isOther)
      expect(await cookieOf(page, 'cartId')).toBeTruthy()
      await expectInCart(other, isOther ? 1 : 2)
    })
  }

  test('no message is shown while the page is hidden, in the second after, or with silentErrorPolicy', async ({
    page,
    context,
  }) => {
    await comeToBuy(page)
    await order(page, ['cart_update.UNEXPECTED.5'])
    const look = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
        document.dispatchEvent(new Event('visibilitychange'))
      }, isHidden)
    // The clock stands still, so that the second is as long as the machine takes.
    const wait = (milliseconds: number) =>
      page.evaluate((by) => {
        const now = performance.now() + by
        performance.now = () => now
      }, milliseconds)
    const press = async () => {
      const answered = answerTo(page, 'CartUpdate')
      await addButton(page).click()
      await (await answered).finished()
      await expect(addButton(page)).not.toHaveAttribute('aria-busy', 'true')
    }
    await look(true)
    await press()
    await wait(0)
    await look(false)
    await press()
    await wait(1000)
    await context.addCookies([{ name: 'silentErrorPolicy', value: '1', domain: 'localhost', path: '/' }])
    await press()
    await expect(toasts(page).getByText('Bei uns ist')).toHaveCount(0)
    await context.clearCookies({ name: 'silentErrorPolicy' })
    await press()
    await expect(toasts(page).getByText('Bei uns ist')).toHaveCount(1)
  })

  test('a list whose answers get lost: put in once, also by another press', async ({ page }) => {
    await openList(page, 2)
    await order(page, ['addWishlistToCart.NO_JSON.3'])
    const all = page.getByRole('button', { name: 'Alles in den Warenkorb' })
    await all.click()
    await expect(toasts(page).getByText('Das hat nicht geklappt')).toBeVisible()
    await expectInCart(page, 2)
    await all.click()
    await expect(page.getByRole('dialog', { name: '2 Stück im Warenkorb' })).toBeVisible()
    await expectInCart(page, 2)
  })

  test('T8.15 RATE_LIMITED changes are reported where they were made and nowhere else', async ({ page }) => {
    const id = await comeToBuy(page, withAccessory)
    await order(page, ['cart_update.RATE_LIMITED.1'])
    await addButton(page).click()
    const said = 'Das waren viele Änderungen auf einmal.'
    await expect(page.getByRole('dialog', { name: 'Nicht im Warenkorb' })).toContainText(said)
    await page.keyboard.press('Escape')
    const words = page.getByRole('main').getByText(said)
    await expect(words).toBeVisible()
    const accessory = page.locator(`main h3 a[href^="/prod/"]:not([href*="${id}"])`).first()
    const name = (await accessory.textContent()) ?? ''
    await accessory.click()
    await expect(page).not.toHaveURL(new RegExp(`/prod/${id}`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(words).toHaveCount(0)
  })

  test('T4.7 T8.7 a revoked token: the visitor is logged out, and told why', async ({ page }) => {
    await logIn(page, await newCustomer())
    await comeToBuy(page)
    await expect(account(page)).toHaveAccessibleName('Konto: Ada')
    await order(page, ['cart_update.USER_TOKEN_REVOKED.1'])
    await addButton(page).click()
    await expect(toasts(page).getByText('Zu deiner Sicherheit haben wir dich abgemeldet.')).toBeVisible()
    await expect(account(page)).toHaveAccessibleName('Konto')
    expect([await cookieOf(page, 'X-JWT'), await cookieOf(page, 'securityLogout')]).toEqual([undefined, undefined])
    await expectPartAccessible(page)
  })

  test('a revoked token on a page of one’s own: nothing of it stays on the screen', async ({ page }) => {
    await logIn(page, await newCustomer())
    await comeToBuy(page)
    await addOne(page)
    await open(page, '/checkout/basket')
    await order(page, ['cart_update.USER_TOKEN_REVOKED.1'])
    await page
      .getByRole('main')
      .getByRole('button', { name: /entfernen/i })
      .first()
      .click()
    await expect(page).toHaveURL(address('/logout'))
    await expect(page.getByRole('main').getByText(/Sicherheit/)).toBeVisible()
  })

  test('T8.8 an invalid token: a change ends with a notice, a question is answered as a stranger’s', async ({
    page,
  }) => {
    await logIn(page, await newCustomer())
    await comeToBuy(page)
    await order(page, ['cart_update.USER_TOKEN_INVALID.1'])
    await addButton(page).click()
    const why = toasts(page).getByText('Zu deiner Sicherheit haben wir dich abgemeldet.')
    await expect(why).toBeVisible()
    await expect(account(page)).toHaveAccessibleName('Konto')
    expect(await cookieOf(page, 'securityLogout')).toBeUndefined()
    await page.keyboard.press('Escape')
    await addOne(page)

    await logIn(page, await newCustomer())
    await order(page, ['getCustomerInfo.USER_TOKEN_INVALID.1'])
    await page.goto(address('/myaccount/'))
    await expect(page).toHaveURL(/\/login\?target=/)
    await expect(why).toBeVisible()
    await page.reload()
    await expect(account(page)).toHaveAccessibleName('Konto')
    await expect(why).toBeHidden()
  })

  test('T8.14 “Request timed out (5000ms)”: a page that is asked for comes with the next attempt', async ({ page }) => {
    await open(page, '/schreiben/')
    let calls = 0
    await page.route('**/graphql', (route) => {
      calls += 1
      return calls === 1 ? new Promise(() => {}) : route.continue()
    })
    await page.getByRole('navigation').getByRole('link', { name: 'Malen & Basteln' }).first().click()
    await expect(page).toHaveURL(address('/malen-basteln/'))
    expect(calls).toBeGreaterThan(1)
  })

  test('a logged-in visitor is redirected from pages for strangers, and home after the logout', async ({ page }) => {
    await logIn(page, await newCustomer())
    await test.step('T8.18 a logged-in customer opens no new account', async () => {
      await page.goto(address('/myaccount/register'))
      await expect(page).toHaveURL(address('/myaccount/contact-details'))
      await expect(toasts(page).getByText('Du bist schon angemeldet.')).toBeVisible()
    })
    await test.step('T8.10 vue.error.security.valid_token_required: from the logout to the home page', async () => {
      await page.route('**/api/logout-action/', (route) => route.abort())
      const refusal = { errors: [{ message: 'x', extensions: { code: 'LOGIN_REQUIRED' } }] }
      await page.route('**/graphql', (route) => {
        const sent: unknown = route.request().postDataJSON()
        return route.fulfill({ json: Array.isArray(sent) ? sent.map(() => refusal) : refusal })
      })
      await page.goto(address('/logout'))
      await expect(page).toHaveURL(address('/'))
    })
  })

  test('T8.17 a failed login shows the engine’s message', async ({ page }) => {
    const { email } = await newCustomer()
    await open(page, '/login')
    await page.getByRole('main').getByLabel('E-Mail-Adresse').fill(email)
    await page.getByRole('main').getByLabel('Passwort', { exact: true }).fill('falsch')
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('ist falsch')
  })
})

test.describe('a session of the business store that has run out', () => {
  const host = 'educational.localhost'
  test.use({ business: 'stranger' })

  test('T8.9 the login gate, and a warning', async ({ page }) => {
    await logIn(page, await newBusinessCustomer(), host)
    await order(page, ['getSession.USER_TOKEN_INVALID.1'], host)
    await open(page, '/schreiben/', host)
    await expect(toasts(page).getByText('Ihre Anmeldung ist abgelaufen.')).toBeVisible()
    await expect(page.locator('[data-login-gate]')).toBeAttached()
    await expectToFitAtAllWidths(page)
  })
})

test.describe('storefront.md §8', () => {
  test('S8.1 data that a page can’t do without: 503, and the page says so', async ({ page }) => {
    const path = `/search?q=heft${randomBytes(4).toString('hex')}`
    await order(page, ['core_search.UNEXPECTED.1'])
    const answer = await page.goto(address(path))
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '10'])
    await untilHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    expect((await page.goto(address(path)))?.status()).toBe(200)
  })

  test('S8.6 T8.12 a list that can’t be changed: the shop’s own words in a toast', async ({ page }) => {
    const id = await comeToBuy(page)
    await order(page, ['addProductToWishlist.NO_JSON.1'])
    await heart(page, id).click()
    await expect(toasts(page).getByText('Das hat nicht geklappt')).toBeVisible()
    // Only the answer was lost: what became of it is asked.
    await expect(heart(page, id)).toHaveAttribute('aria-pressed', 'true')
    await heart(page, id).click()
    // A press while another is on its way is none.
    await expect(toasts(page).getByText(/wurde von .* entfernt/)).toBeVisible()
    await expect(heart(page, id)).toHaveAttribute('aria-pressed', 'false')
    await order(page, ['addProductToWishlist.BAD_USER_INPUT.1', 'removeProductFromMerkzettel.UNEXPECTED.1'])
    await heart(page, id).click()
    await expect(toasts(page).getByText('Ordered: BAD_USER_INPUT')).toBeVisible()
    await expect(heart(page, id)).toHaveAttribute('aria-pressed', 'false')
    await heart(page, id).click()
    await expect(toasts(page).getByText('liegt auf')).toBeVisible()
    await heart(page, id).click()
    await expect(toasts(page).getByText('Bei uns ist etwas schiefgegangen.')).toBeVisible()
    await expect(heart(page, id)).toHaveAttribute('aria-pressed', 'true')
  })

  test('S8.11 a manifest that can’t be had, and a start that fails, are told to the console alone', async ({
    page,
  }) => {
    const reported: string[] = []
    page.on('console', (message) => message.type() === 'error' && reported.push(message.text()))
    await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 404 }))
    await open(page, '/schreiben/')
    // Code of other pages is fetched from the first act on.
    await page.keyboard.press('Shift')
    await expect.poll(() => reported.filter((text) => text.startsWith('The manifest of build '))).toHaveLength(1)
    await expect(toasts(page).getByRole('status')).toHaveCount(0)

    await page.route(/page-data=/, (route) => route.fulfill({ body: '{!' }))
    await page.goto(address('/schreiben/'))
    await expect.poll(() => reported.filter((text) => text.startsWith('Error while mounting app'))).toHaveLength(1)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
