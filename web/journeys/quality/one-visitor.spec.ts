import { addButton, addedDialog, cartShortcut, openProduct, plainProduct } from '../support/carts.ts'
import { expect, open, test } from '../support/shop.ts'
import { waitLonger } from '../support/timers.ts'

// The browser reports a refused call, which the page sends again.
test.use({ expectedErrors: /Failed to load resource/ })

test('hearts and a piece at the same time in a browser without cookies: one visitor has them all', async ({
  page,
  context,
}) => {
  // A slow machine would get other ids for each call, fail to fill a heart, or lose the first notice before the second comes.
  await waitLonger(context, 3000, 5000, 10_000)
  await openProduct(page, await plainProduct())
  const other = await context.newPage()
  await open(other, '/schulranzen/')
  // Two calls that are under way leave at the same moment, one alone after a while.
  let held: (() => void)[] = []
  const release = () => {
    for (const go of held.splice(0)) go()
  }
  await context.route(/\/graphql$|\/api\/cart-id$/, async (route) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = [...held, resolve]
    if (held.length > 1) release()
    else setTimeout(release, 1500)
    await promise
    await route.continue().catch(() => {})
  })
  const hearts = other.locator('main button[data-heart]')
  await Promise.all([addButton(page).click(), hearts.nth(0).click()])
  await hearts.nth(1).click()
  await expect(addedDialog(page)).toBeVisible()
  await expect(other.locator('#toasts').getByText('liegt auf')).toHaveCount(2)
  await other.reload()
  await expect(cartShortcut(other)).toHaveAccessibleName('1 Stück im Warenkorb')
  await expect(other.locator('[data-slot="wishlist-count"]').first()).toHaveText('2')
})
