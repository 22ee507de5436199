import type { Page } from '@playwright/test'
import { addButton, addedDialog, cartShortcut, plainProduct, positions, quantityField } from '../support/carts.ts'
import { address, expect, isSameDocument, markDocument, test } from '../support/shop.ts'

/** All scripts but the first one wait until the function that comes back is called with what becomes of them. */
async function holdAllButTheLoader(page: Page): Promise<(fate: 'continue' | 'abort') => void> {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>()
  await page.route(/\/assets\/(?!static\/).*\.js$/, async (route) => route[await promise]())
  return resolve
}

const untilListening = (page: Page) => page.waitForSelector('html[data-listening]', { state: 'attached' })

/** Changes of the cart, from a script or a plain form. What gets no answer in time is sent again under its id, and is one change. */
function watchCartChanges(page: Page): () => number {
  const changes = new Set<unknown>()
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const text = request.postData() ?? ''
    if (request.url().includes('/api/cart-action')) changes.add(request)
    else if (text.includes('CartUpdate')) changes.add(/"updateId":"([^"]+)"/.exec(text)?.[1] ?? request)
  })
  return () => changes.size
}

/** Once the page is quiet: steps of the browser's history since then, and whether what is below the path was asked for once at most, or came by the router. */
async function watchFollows(page: Page, path: string) {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname.startsWith(path)) documents += 1
  })
  const before = await page.evaluate(() => history.length)
  return async () => {
    await page.waitForLoadState('networkidle')
    return { steps: (await page.evaluate(() => history.length)) - before, atMostOneDocument: documents <= 1 }
  }
}

async function piecesInCart(page: Page): Promise<number> {
  await page.goto(address('/checkout/basket'))
  return (await positions(page).count()) === 0 ? 0 : Number(await quantityField(page).inputValue())
}

test('input and presses before the scripts are replayed once, in order, without a new document', async ({ page }) => {
  const product = await plainProduct()
  const release = await holdAllButTheLoader(page)
  await page.goto(address(`/prod/${product.id}?varid=${product.itemId}`), { waitUntil: 'commit' })
  await untilListening(page)
  await quantityField(page).fill('3')
  await addButton(page).click()
  await addButton(page).blur()
  await markDocument(page)
  await expect(addButton(page)).toHaveAttribute('data-held', '')
  release('continue')
  await expect(addedDialog(page).getByRole('heading', { name: '3 Stück im Warenkorb' })).toBeVisible()
  await expect(addButton(page)).not.toHaveAttribute('data-held', '')
  expect(await isSameDocument(page)).toBe(true)
  expect(await piecesInCart(page)).toBe(3)
})

test('the cart that is pressed before the scripts are there opens in its flyout, and closes to its button @both', async ({
  page,
}) => {
  const release = await holdAllButTheLoader(page)
  await page.goto(address('/rechtliches/impressum/'), { waitUntil: 'commit' })
  await untilListening(page)
  await cartShortcut(page).click()
  await markDocument(page)
  await expect(cartShortcut(page)).toHaveAttribute('data-held', '')
  release('continue')
  const flyout = page.getByRole('dialog', { name: 'Dein Warenkorb' })
  await expect(flyout).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(flyout).toBeHidden()
  await expect(page.getByRole('button', { name: 'Warenkorb', exact: true })).toBeFocused()
  await expect(page).toHaveURL(address('/rechtliches/impressum/'))
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('without the scripts', () => {
  test.use({ expectedErrors: /Error while mounting app|ERR_FAILED|Failed to fetch|dynamically imported/ })

  test('the plain form answers when they do not come', async ({ page }) => {
    const product = await plainProduct()
    const release = await holdAllButTheLoader(page)
    await page.goto(address(`/prod/${product.id}?varid=${product.itemId}`), { waitUntil: 'commit' })
    await untilListening(page)
    await addButton(page).click()
    release('abort')
    await expect(page).toHaveURL(/\/checkout\/basket/)
    await expect(positions(page)).toHaveCount(1)
    await expect(quantityField(page)).toHaveValue('1')
  })

  test('the cart that is pressed is its page when they do not come', async ({ page }) => {
    const release = await holdAllButTheLoader(page)
    await page.goto(address('/rechtliches/impressum/'), { waitUntil: 'commit' })
    await untilListening(page)
    await cartShortcut(page).click()
    release('abort')
    await expect(page).toHaveURL(/\/checkout\/basket/)
  })

  test.describe('for six seconds', () => {
    test.use({ isPatient: false })

    test('the plain form answers when they take too long', async ({ page }) => {
      const product = await plainProduct()
      const release = await holdAllButTheLoader(page)
      await page.goto(address(`/prod/${product.id}?varid=${product.itemId}`), { waitUntil: 'commit' })
      await untilListening(page)
      await addButton(page).click()
      await expect(page).toHaveURL(/\/checkout\/basket/)
      await expect(positions(page)).toHaveCount(1)
      release('continue')
    })
  })
})

test.describe('data of the page, which the loader fetches', () => {
  test.use({
    expectedErrors: /Error while mounting app|Failed to load resource: the server responded with a status of (404|500)/,
  })

  test('S8.17 page data that is slow holds presses, failed or foreign data leaves plain forms', async ({ page }) => {
    const product = await plainProduct()
    const url = address(`/prod/${product.id}?varid=${product.itemId}`)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(/page-data=/, (route) => promise.then(() => route.continue()), { times: 1 })
    await page.goto(url)
    await addButton(page).click()
    await expect(addButton(page)).toHaveAttribute('data-held', '')
    // The sheet is there before the shop has answered.
    const isAdded = page.waitForResponse((response) => response.request().postData()?.includes('CartUpdate') === true)
    resolve()
    await expect(addedDialog(page)).toBeVisible()
    await isAdded

    const requested: string[] = []
    const failWith = async (status: number) => {
      requested.length = 0
      await page.unroute(/page-data=/)
      await page.route(/page-data=/, (route) => {
        requested.push(route.request().url())
        return route.fulfill({ status })
      })
      await page.goto(url)
    }
    await failWith(500)
    await addButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/basket/)
    expect(requested).toHaveLength(1)
    // A page is not loaded again for ten seconds: a slow machine may need them until the second document asks.
    await page.addInitScript(() => {
      const isReloaded = sessionStorage.getItem('reloadedAt') !== null
      if (isReloaded) sessionStorage.setItem('reloadedAt', String(Date.now() + 600_000))
    })
    await failWith(404)
    await expect.poll(() => requested.length).toBe(2)
    await page.waitForLoadState('networkidle')
    // Another number: the same form a moment later would be the same press, sent twice.
    await quantityField(page).fill('2')
    await addButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/basket/)
    expect(requested).toHaveLength(2)
    expect(await piecesInCart(page)).toBe(4)
  })
})

test.describe('on a processor four times slower', () => {
  test.beforeEach(async ({ page }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  })

  test('a press on "add to cart" in the first second is answered once', async ({ page }) => {
    const product = await plainProduct()
    const changes = watchCartChanges(page)
    await page.goto(address(`/prod/${product.id}?varid=${product.itemId}`), { waitUntil: 'commit' })
    await addButton(page).click()
    await expect(addedDialog(page).or(page.getByRole('heading', { level: 1, name: /Warenkorb/ }))).toBeVisible()
    expect(await piecesInCart(page)).toBe(1)
    expect(changes()).toBeLessThanOrEqual(1)
  })

  test('a search in the first second is answered once', async ({ page }) => {
    await page.goto(address('/'), { waitUntil: 'commit' })
    const follows = await watchFollows(page, '/search')
    const field = page.getByRole('banner').locator('input[name="q"]')
    await field.fill('füller')
    await field.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/füller/i)
    expect(await follows()).toEqual({ steps: 1, atMostOneDocument: true })
  })

  test('a link in the first second is followed once', async ({ page }) => {
    await page.goto(address('/schreiben/'), { waitUntil: 'commit' })
    const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
    const { pathname } = new URL((await link.getAttribute('href')) ?? '', address('/'))
    const follows = await watchFollows(page, pathname)
    await link.click()
    await expect(page).toHaveURL((url) => url.pathname === pathname)
    expect(await follows()).toEqual({ steps: 1, atMostOneDocument: true })
  })
})
