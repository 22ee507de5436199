import { logIn, newCustomer } from '../support/customers.ts'
import { entry, fillList, listPath, productsToList } from '../support/lists.ts'
import { productWithChoice } from '../support/products.ts'
import { address, cards, countOf, expect, menu, test } from '../support/shop.ts'

test('S4.12 filter, page, product, variant and search are links and forms @without-scripts', async ({ page }) => {
  await page.goto(address('/schreiben/'))
  const all = await countOf(page)
  await menu(page, /^Farbe/).click()
  const colour = page.getByRole('group', { name: 'Farbe', exact: true })
  await colour.getByText('Blau', { exact: true }).click()
  await page.getByRole('button', { name: 'Anwenden' }).click()
  await expect(page).toHaveURL(/filter\.COLOUR=/)
  expect(await countOf(page)).toBeLessThan(all)

  await page.goto(address('/schreiben/'))
  const second = page.getByRole('navigation', { name: 'Seiten' }).getByRole('link', { name: /2/ }).first()
  // Rows above get their height when they come near the screen: a press at that moment lands beside the link.
  await expect(async () => {
    if (!page.url().includes('p=2')) await second.click({ timeout: 5000 })
    await expect(page).toHaveURL(/p=2/, { timeout: 5000 })
  }).toPass()
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/prod\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const { id } = await productWithChoice()
  await page.goto(address(`/prod/${id}`))
  await page
    .getByRole('group', { name: /^Farbe/ })
    .getByRole('link')
    .last()
    .click()
  await expect(page).toHaveURL(/varid=/)
  await expect(page.getByText(/^Artikelnummer/)).toBeVisible()

  await page.getByRole('searchbox').fill('Füller')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await expect(page).toHaveURL(/\/search\?q=F/)
  expect(await countOf(page)).toBeGreaterThan(0)
})

test('a group leads to its departments, the drawer opens by its button @without-scripts', async ({ page }) => {
  await page.goto(address('/'))
  const navigation = page.getByRole('navigation', { name: 'Sortiment' })
  await navigation.getByRole('link', { name: 'Schreiben & Papier' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Füller & Tinte' }).click()
  await expect(page).toHaveURL(address('/schreiben/fueller-tinte/'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await navigation.getByRole('link', { name: 'Alle Bereiche' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Musik', exact: true })).toBeVisible()
})

test('shortcuts and selling points of the header lead to their pages @without-scripts', async ({ page }) => {
  const links = page.getByRole('banner')
  for (const [name, path] of [
    ['Versand am selben Tag', '/service/versand/'],
    ['Konto', /\/login\?target=/],
    ['Merkzettel', /\/login\?target=%2Fmyaccount%2Fwishlist/],
    ['Warenkorb', '/checkout/basket'],
  ] as const) {
    await page.goto(address('/'))
    await links.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(typeof path === 'string' ? address(path) : path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('lists are there to read @without-scripts', async ({ page }) => {
  const person = await newCustomer()
  const [product] = await productsToList(1)
  if (!product) throw new Error('The demo shop has no such product')
  const id = await fillList(person, 'Für Oma', [product])
  await logIn(page, person)
  await page.goto(address(listPath(id)))
  await expect(page.getByRole('heading', { name: 'Für Oma', level: 2 })).toBeVisible()
  await expect(entry(page, product.name)).toBeVisible()
  await expect(entry(page, product.name).getByText('1 Stück')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Teilen' })).toBeHidden()
  const list = page.getByRole('region', { name: 'Materialliste für Klasse 1' })
  // A busy shop makes a page without what it defers.
  await expect(async () => {
    await page.goto(address('/beratung/teaser-galerie/'))
    await expect(list.getByRole('article').first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.goto(address('/schulranzen/'))
  await expect(page.locator('main button[data-heart]').first()).toBeHidden()
})
