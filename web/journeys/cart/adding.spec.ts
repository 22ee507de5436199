import { builtFile } from '../quality/loads.ts'
import { addButton, addedDialog, cartShortcut, openProduct, plainProduct } from '../support/carts.ts'
import { toast } from '../support/lists.ts'
import { productWithChoice } from '../support/products.ts'
import { address, cards, expect, expectPartAccessible, expectToFit, open, test } from '../support/shop.ts'
import { maxCall, waitLonger } from '../support/timers.ts'

test('S4.79 the sheet opens before the shop’s answer with what the page knows', async ({ page }) => {
  const product = await plainProduct()
  await waitLonger(page, maxCall)
  await openProduct(page, product)
  const answer = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('CartUpdate')) await answer.promise
    await route.continue()
  })
  await addButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Im Warenkorb' })
  await expect(dialog.getByRole('heading', { name: 'Im Warenkorb' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: product.name })).toBeVisible()
  await expect(dialog.getByText(/^1 × /)).toBeVisible()
  await expect(cartShortcut(page)).toHaveText(/1/)
  await expectPartAccessible(page)
  // The cart's page waits for the answer.
  await dialog.getByRole('link', { name: 'Warenkorb ansehen' }).click()
  await expect(dialog.getByRole('link', { name: 'Warenkorb ansehen' })).toHaveAttribute('aria-busy', 'true')
  answer.resolve()
  await expect(page).toHaveURL(address('/checkout/basket'))
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible()
})

test('S4.80 a failed addition is reported in the sheet or a toast, and the header counts as before', async ({
  page,
}) => {
  const product = await plainProduct()
  await waitLonger(page, maxCall)
  await openProduct(page, product)
  let answer = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('CartUpdate')) return route.continue()
    await answer.promise
    return route.fulfill({ json: { errors: [{ message: '', extensions: { code: 'RATE_LIMITED' } }] } })
  })
  await addButton(page).click()
  await expect(cartShortcut(page)).toHaveText(/1/)
  answer.resolve()
  const dialog = page.getByRole('dialog', { name: 'Nicht im Warenkorb' })
  await expect(dialog.getByText('Das waren viele Änderungen auf einmal.')).toBeVisible()
  await expect(cartShortcut(page)).not.toHaveText(/1/)
  await expectPartAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  answer = Promise.withResolvers<void>()
  await addButton(page).click()
  await expect(page.getByRole('dialog', { name: 'Im Warenkorb' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  answer.resolve()
  await expect(toast(page, `${product.name}: Das waren viele Änderungen auf einmal.`)).toBeVisible()
})

test('a sheet without suggestions keeps no place for them @phone', async ({ page }) => {
  await openProduct(page, await plainProduct())
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('CartSuggestions')
      ? route.fulfill({ json: { data: { getProductById: null } } })
      : route.continue(),
  )
  await addButton(page).click()
  const sum = addedDialog(page).getByText(/^Dein Warenkorb, /)
  const toCart = addedDialog(page).getByRole('link', { name: 'Warenkorb ansehen' })
  await expect
    .poll(async () => ((await toCart.boundingBox())?.y ?? 0) - ((await sum.boundingBox())?.y ?? 0), { timeout: 10_000 })
    .toBeLessThan(200)
})

test('a toast leaves the buttons of the open sheet in sight @phone', async ({ page }) => {
  await openProduct(page, await plainProduct())
  await addButton(page).click()
  const sheet = addedDialog(page)
  await sheet.locator('button[data-heart]').first().click()
  const said = toast(page, /liegt auf/)
  await expect(said).toBeVisible()
  const end = await said.evaluate((element) => element.getBoundingClientRect().bottom)
  const toCart = await sheet.getByRole('link', { name: 'Warenkorb ansehen' }).boundingBox()
  expect(end).toBeLessThan(toCart?.y ?? 0)
})

test('a toast covers neither the heading nor the buy button @both', async ({ page }) => {
  await openProduct(page, await plainProduct())
  await page.locator('main button[data-heart]').first().click()
  await expect(toast(page, /liegt auf/)).toBeVisible()
  const said = await page.locator('#toasts [data-toast]').boundingBox()
  for (const part of [page.getByRole('heading', { level: 1 }), addButton(page).first()]) {
    const box = await part.boundingBox()
    const isApart =
      !said ||
      !box ||
      said.x >= box.x + box.width ||
      box.x >= said.x + said.width ||
      said.y >= box.y + box.height ||
      box.y >= said.y + said.height
    expect(isApart, `${JSON.stringify(said)} ${JSON.stringify(box)}`).toBe(true)
  }
})

test.describe('code of an addition that could not be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource|Could not load|dynamically imported module/ })

  test.beforeEach(async ({ page }) => {
    // The page has just been loaded anew for a missing file.
    await page.addInitScript(() => sessionStorage.setItem('reloadedAt', String(Date.now())))
  })

  test('is said beside the button, and the next press loads it', async ({ page }) => {
    const addition = `**${builtFile('web/features/cart/adding/add-and-tell.ts')}`
    await page.route(addition, (route) => route.abort())
    await openProduct(page, await plainProduct())
    await addButton(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Das hat nicht geklappt.')
    await page.unroute(addition)
    await addButton(page).click()
    await expect(addedDialog(page)).toBeVisible()
  })

  test('is asked for again after a pause, and a press waits for it', async ({ page }) => {
    let attempts = 0
    let isThere = false
    await page.route(`**${builtFile('web/pages/catalogue/product/Buying.tsx')}`, (route) => {
      attempts += 1
      return isThere ? route.continue() : route.abort()
    })
    await page.goto(address(`/prod/${(await plainProduct()).id}`))
    await expect.poll(() => attempts).toBeGreaterThan(0)
    await addButton(page).click()
    await page.waitForTimeout(1000)
    expect(attempts).toBeLessThan(5)
    isThere = true
    await expect(addedDialog(page)).toBeVisible()
  })
})

test('S4.81 S4.98 a card without variants goes into the cart from the list, and a link in its sheet leads on', async ({
  page,
}) => {
  await open(page, '/schreiben/')
  const add = cards(page)
    .getByRole('button', { name: /in den Warenkorb$/ })
    .first()
  const name = (await add.getAttribute('aria-label'))?.replace(/ in den Warenkorb$/, '') ?? ''
  await add.click()
  await expect(page.getByRole('dialog', { name: /im Warenkorb$/i })).toContainText(name)
  await expect(addedDialog(page).getByText(/^Dein Warenkorb, /)).toBeVisible()
  await expectPartAccessible(page)
  await addedDialog(page).getByRole('link', { name, exact: true }).first().click()
  await expect(page).toHaveURL(/\/prod\//)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeFocused()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('S4.82 the buy bar is there while the button is not, and covers nothing that has the focus @phone', async ({
  page,
}) => {
  const { id, itemId } = await productWithChoice()
  await open(page, `/prod/${id}?varid=${itemId}`)
  const bar = page.getByRole('button', { name: /^In den Warenkorb: / })
  await addButton(page).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  await expect(bar).toBeVisible()
  await expectPartAccessible(page)
  await expectToFit(page)
  const focused = page.getByRole('contentinfo').getByRole('link').first()
  await focused.focus()
  // What comes near the screen on the way there is still being drawn.
  await expect(async () => {
    const edge = await bar.boundingBox()
    const box = await focused.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
  }).toPass()
  await bar.tap()
  await expect(addedDialog(page).getByText('Dein Warenkorb, 1 Stück')).toBeVisible()
})

test('five taps at most lead from the home page to a filled cart @phone', async ({ page }) => {
  await open(page, '/')
  let taps = 0
  const tap = async (target: ReturnType<typeof page.locator>) => {
    await target.tap()
    taps += 1
  }
  await tap(page.locator('main a[href="/schreiben/"]').first())
  await expect(page).toHaveURL(address('/schreiben/'))
  await tap(cards(page).getByRole('link').first())
  await expect(page).toHaveURL(/\/prod\//)
  await tap(page.getByRole('button', { name: /^In den Warenkorb/, disabled: false }).last())
  await tap(addedDialog(page).getByRole('link', { name: 'Warenkorb ansehen' }))
  await expect(page).toHaveURL(address('/checkout/basket'))
  await expect(page.getByRole('main').getByRole('list', { name: 'Artikel im Warenkorb' })).toBeVisible()
  expect(taps).toBeLessThanOrEqual(5)
})
