import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createRatingLinks } from '#engine/modules/catalogue/reviews/rating-link.ts'
import { readSealKeys } from '#lib/seals.ts'
import { ask, rowsOf } from '../support/ask.ts'
import { storeToChange, withParameter } from '../support/parameters.ts'
import {
  address,
  expect,
  expectAccessible,
  expectPartAccessible,
  expectToFitAtAllWidths,
  open,
  test,
} from '../support/shop.ts'

type Reviewed = { id: string; count: number; five: number; name: string }

/** Products of the German store with reviews, those with the most first. */
const mostReviewed = () =>
  rowsOf<Reviewed>(
    `select p.id, t.name, count(*)::int as count, (count(*) filter (where r.stars = 5))::int as five
     from products p join reviews r on r.product_id = p.id and r.status = 'published'
     join product_texts t on t.product_id = p.id and t.language = 'de'
     where 'de' = any(p.stores) and not p.is_retired
     group by p.id, t.name having count(*) > 16 and count(*) filter (where r.stars = 5) > 6
     order by 3 desc, p.id limit 5`,
  )

/** Quarters of the products without reviews: journeys that write go on at the same time, so each has one of its own. */
const quarters = { read: [1, 3], written: [0], writtenWithoutScripts: [2] }

/** Random products without reviews. */
const unreviewed = ({ limit = 1, store = 'de', from = quarters.read }) =>
  rowsOf<{ id: string; name: string }>(
    `select p.id, t.name from products p join product_texts t on t.product_id = p.id and t.language = 'de'
     where $1 = any(p.stores) and not p.is_retired and not exists (select 1 from reviews r where r.product_id = p.id)
     and exists (select 1 from items i join item_prices ip on ip.item_id = i.id and ip.store = $1 where i.product_id = p.id)
     and (hashtext(p.id::text) & 3) = any($2)
     order by random() limit ${limit}`,
    [store, from],
  )

/** The keys with which the running shop opens rating links: told, or those that lie in its folder. */
async function ratingKeys() {
  const configured = process.env.RATING_LINK_KEYS
  if (configured) return readSealKeys(configured)
  const dataDir = process.env.SHOP_DATA_DIR ?? ''
  return readSealKeys(`1:${readFileSync(join(dataDir, 'rating-link-key'), 'utf8')}`)
}

const ratingPath = async (productIds: string[]) => {
  const enc = createRatingLinks(await ratingKeys()).seal({
    purchase: `journey-${randomUUID()}`,
    productIds,
    language: 'de',
    expires: Math.ceil(Date.now() / 1000) + 3600,
  })
  return `/rating?enc=${enc}`
}

const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Bewertungen' })
const texts = (page: Page) => reviewsOf(page).getByRole('article')

/** What came after hydration answers to presses: the button that takes a script is there. */
const openReviews = async (page: Page, id: string) => {
  await open(page, `/prod/${id}`)
  await reviewsOf(page).scrollIntoViewIfNeeded()
}

test('S9.11 reviews stand in the HTML, are filtered by stars and grow, with the focus on the first new one', async ({
  page,
}) => {
  const [product] = await mostReviewed()
  if (!product) throw new Error('The demo shop has no product with many reviews')
  const { body } = await ask(`/prod/${product.id}`)
  expect(body.match(/<article[^>]*aria-labelledby="review-/g)).toHaveLength(5)

  await open(page, `/prod/${product.id}`)
  await page.locator('main a[href="#reviews"]').first().click()
  await expect(page).toHaveURL(address(`/prod/${product.id}#reviews`))
  await expect(reviewsOf(page).getByRole('heading').first(), 'the stars lead to what they are made of').toBeInViewport()
  await openReviews(page, product.id)
  await expect(texts(page)).toHaveCount(5)
  await expect(reviewsOf(page).getByText(`${product.count} Bewertungen`, { exact: true })).toBeVisible()
  await expectPartAccessible(page, '#reviews')
  await expectToFitAtAllWidths(page)

  const more = reviewsOf(page).getByRole('link', { name: '10 weitere Bewertungen zeigen' })
  await more.click()
  await expect(texts(page)).toHaveCount(15)
  await expect(texts(page).nth(5)).toBeFocused()
  await expect(
    reviewsOf(page)
      .getByRole('status')
      .filter({ hasText: /^15 von / }),
  ).toHaveText(`15 von ${product.count} Bewertungen werden gezeigt.`)

  await reviewsOf(page)
    .getByRole('link', { name: /^5\sSterne: / })
    .click()
  await expect(reviewsOf(page).getByText(`${product.five} Bewertungen mit 5 Sternen.`)).toBeVisible()
  await expect(texts(page)).toHaveCount(5)
  for (const stars of await texts(page)
    .getByRole('img', { name: /von 5\sSternen/ })
    .all())
    await expect(stars).toHaveAccessibleName('5 von 5 Sternen')
  await expectPartAccessible(page, '#reviews')
  await reviewsOf(page).getByRole('link', { name: 'Alle Bewertungen zeigen' }).click()
  await expect(reviewsOf(page).getByText(/ mit 5\sSternen\.$/)).toHaveCount(0)
  await expect(page, 'what is answered in place is not followed as well').toHaveURL(address(`/prod/${product.id}`))
})

test('a review is marked as helpful once, and stays so', async ({ page }) => {
  const product = (await mostReviewed()).at(-1)
  await openReviews(page, product?.id ?? '')
  const first = texts(page).first()
  const button = first.getByRole('button', { name: /^Hilfreich/ })
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  const before = Number(/\((\d+)\)/.exec((await button.textContent()) ?? '')?.[1] ?? 0)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(first.getByRole('status')).toHaveText('Danke für deine Rückmeldung.')
  await expect(button).toContainText(`(${before + 1})`)
  await expectPartAccessible(page, '#reviews')
  await page.reload()
  await reviewsOf(page).scrollIntoViewIfNeeded()
  await expect(
    texts(page)
      .first()
      .getByRole('button', { name: /^Hilfreich/ }),
  ).toHaveAttribute('aria-pressed', 'true')
})

test('a product without reviews explains how to write one', async ({ page }) => {
  const [product] = await unreviewed({})
  await openReviews(page, product?.id ?? '')
  await expect(reviewsOf(page).getByText('Noch keine Bewertungen.')).toBeVisible()
  await expect(reviewsOf(page).getByText(/^Bewerten können alle, die den Artikel/)).toBeVisible()
  await expectPartAccessible(page, '#reviews')
})

test('a review is written, refused by field first, then changed by the same link', async ({ page }) => {
  const products = await unreviewed({ limit: 2, from: quarters.written })
  const [product, other] = products
  if (!product || !other) throw new Error('The demo shop has no two products without reviews')
  const path = await ratingPath(products.map(({ id }) => id))
  const isShown = async (author: string) =>
    new RegExp(`<article[^>]*aria-labelledby="review-.*>${author}<`, 's').test((await ask(`/prod/${product.id}`)).body)
  // The page is kept by then.
  expect(await isShown('Ute B.')).toBe(false)
  await open(page, path)
  await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).click()
  await expect(reviewsOf(page).getByText('Noch keine Bewertungen.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artikel bewerten')
  await expect(page.getByRole('main').getByRole('link', { name: product.name, exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectToFitAtAllWidths(page)

  const send = page.getByRole('button', { name: 'Bewertung abschicken' })
  await send.click()
  const errors = page.getByRole('region', { name: 'Bitte prüfe die markierten Felder.' })
  await expect(errors).toBeFocused()
  await expectPartAccessible(page)
  await errors.getByRole('link', { name: /^Bitte schreib ein paar Worte/ }).click()
  await expect(page.getByLabel('Bewertung', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Bewertung', { exact: true })).toHaveAttribute('aria-invalid', 'true')

  await page.getByRole('radio', { name: '4 Sterne: gut' }).focus()
  await page.keyboard.press('Space')
  await page.getByLabel('Überschrift').fill('Für uns genau richtig')
  await page.getByLabel('Bewertung', { exact: true }).fill('Seit drei Monaten jeden Tag dabei.\nNichts geht kaputt.')
  await page.getByLabel(/^Name/).fill('Ute B.')
  await send.click()
  const done = page.getByRole('region', { name: /^Danke für deine Bewertung/ })
  await expect(done).toBeFocused()
  await expectPartAccessible(page)

  await expect.poll(() => isShown('Ute B.'), 'for everybody').toBe(true)
  await done.getByRole('link', { name: 'Zum Artikel' }).click()
  await expect(texts(page).getByText('Ute B.'), 'and for the author, who has seen the page before').toBeVisible()
  await open(page, path)
  await page.getByRole('region', { name: 'Aus derselben Bestellung' }).getByRole('link', { name: other.name }).click()
  await expect(page.getByRole('main').getByRole('link', { name: other.name, exact: true })).toBeVisible()
  await expect(page.getByLabel('Überschrift')).toHaveValue('')

  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewertung ändern')
  await expect(page.getByLabel('Überschrift')).toHaveValue('Für uns genau richtig')
  await page.getByRole('radio', { name: '5 Sterne: sehr gut' }).check({ force: true })
  await page.getByLabel(/^Name/).fill('')
  await page.getByRole('button', { name: 'Änderung speichern' }).click()
  await expect(done).toBeVisible()

  await expect.poll(() => isShown('Anonym')).toBe(true)
  await openReviews(page, product.id)
  await expect(texts(page)).toHaveCount(1)
  await expect(texts(page).getByText('Anonym')).toBeVisible()
  await expect(texts(page).getByText('Verifizierter Kauf')).toBeVisible()
  await expect(texts(page).getByRole('img')).toHaveAccessibleName('5 von 5 Sternen')
})

test('reviews are filtered and grow by links, and one is written by a plain form @without-scripts', async ({
  page,
}) => {
  const [product] = await mostReviewed()
  await page.goto(address(`/prod/${product?.id}`))
  await expect(texts(page)).toHaveCount(5)
  await expect(reviewsOf(page).getByRole('button', { name: /^Hilfreich/ })).toHaveCount(0)
  await reviewsOf(page).getByRole('link', { name: '10 weitere Bewertungen zeigen' }).click()
  await expect(texts(page)).toHaveCount(15)
  await reviewsOf(page)
    .getByRole('link', { name: /^5\sSterne: / })
    .click()
  await expect(reviewsOf(page).getByText(`${product?.five} Bewertungen mit 5 Sternen.`)).toBeVisible()

  const [fresh] = await unreviewed({ from: quarters.writtenWithoutScripts })
  await page.goto(address(await ratingPath([fresh?.id ?? ''])))
  await page.getByRole('radio', { name: '4 Sterne: gut' }).check({ force: true })
  await page.getByLabel('Überschrift').fill('Ohne Skript')
  await page.getByLabel('Bewertung', { exact: true }).fill('Siehe www.anderswo.test')
  await page.getByRole('button', { name: 'Bewertung abschicken' }).click()
  const errors = page.getByRole('region', { name: 'Bitte prüfe die markierten Felder.' })
  await expect(errors.getByRole('link', { name: /^Bitte schreib nur Text/ })).toBeVisible()
  await page.getByRole('radio', { name: '4 Sterne: gut' }).check({ force: true })
  await page.getByLabel('Überschrift').fill('Ohne Skript')
  await page.getByLabel('Bewertung', { exact: true }).fill('Geht auch so, und zwar ganz gut.')
  await page.getByRole('button', { name: 'Bewertung abschicken' }).click()
  await expect(page.getByText(/^Danke für deine Bewertung/)).toBeVisible()
  const [written] = await rowsOf<{ stars: number; title: string }>(
    'select stars, title from reviews where product_id = $1',
    [fresh?.id],
  )
  expect(written).toEqual({ stars: 4, title: 'Ohne Skript' })
})

test('S6.17 switched-off reviews accept none, and the page says so', async ({ page }) => {
  const store = storeToChange
  const host = `${store}.localhost`
  const [product] = await unreviewed({ store })
  const path = await ratingPath([product?.id ?? ''])
  await withParameter({ store, name: 'rating', value: 'false' }, async () => {
    await expect.poll(async () => (await ask(path, host)).body.includes('<textarea')).toBe(false)
    await open(page, path, host)
    await expect(page.getByText('Bewertungen machen gerade Pause')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Bewertung abschicken' })).toHaveCount(0)
    await expectPartAccessible(page)
  })
})
