import { createHash, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openDatabase, type Transaction } from '#engine/db/database.ts'
import { pdf } from '#fixtures/pictures/files.ts'
import { newBusinessCustomer } from '../support/customers.ts'
import { address, expect, expectAccessible, test } from '../support/shop.ts'
import { newEditor, openStudio } from '../support/studio.ts'

const host = 'educational.localhost'

async function store(write: (trx: Transaction) => Promise<void>): Promise<void> {
  const url = process.env.SHOP_DATABASE_URL ?? ''
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 60_000, connectionTimeout: 60_000 }, () => undefined)
  try {
    await db.transaction(write)
  } finally {
    await db.$client.end()
  }
}

/** A school that has sent its certificate, and a review that waits. */
async function newCase() {
  const mark = randomUUID().slice(0, 8)
  const { email } = await newBusinessCustomer()
  const content = pdf('Nachweis', [mark])
  const sha256 = createHash('sha256').update(content).digest('hex')
  await store(async (trx) => {
    await trx.execute(sql`update business_customers set organisation = ${`Prüfschule ${mark}`}
      where customer_id = (select id from customers where email = ${email.toLowerCase()} and realm = 'business')`)
    await trx.execute(sql`insert into uploads (customer_id, purpose, signature_id, name, media_type, size, sha256, content)
      select id, 'b2bCertificate', ${randomUUID()}::uuid, 'Nachweis.pdf', 'application/pdf', ${content.length}, ${sha256}, ${content}
      from customers where email = ${email.toLowerCase()} and realm = 'business'`)
    await trx.execute(sql`insert into reviews (id, product_id, language, stars, title, message, written_at, is_verified, status)
      select ${`journey-${mark}`}, id, 'de', 4, ${`Wartet ${mark}`}, 'Sitzt gut und hält lange.', now() - interval '9 years', true, 'pending'
      from products where not is_retired order by id limit 1`)
  })
  return { mark, email }
}

const roomLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name })

test('E4.80 E4.82 E4.84 E4.86 E4.88 customer service publishes a review, approves a certificate and locks an account', async ({
  page,
}) => {
  const { mark, email } = await newCase()
  const status = page.getByRole('main').getByRole('status')

  await test.step('begins with what waits', async () => {
    await openStudio(page, await newEditor('service'))
    await page.getByRole('button', { name: 'Deutschland' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Schulen/ })
      .click()
    await expect(page).toHaveURL(address('/studio/desk', host))
    await expect(page.getByRole('link', { name: /Nachweise von Einrichtungen/ })).toBeVisible()
    await page.getByRole('link', { name: /Bewertungen, die auf dich warten/ }).click()
    await expect(page.getByRole('heading', { name: 'Bewertungen', level: 1 })).toBeVisible()
  })

  await test.step('publishes a review and answers it', async () => {
    const review = page.getByRole('article', { name: `Wartet ${mark}` })
    await expect(review).toBeVisible()
    await expectAccessible(page)
    await review.getByRole('button', { name: /veröffentlichen/ }).click()
    await expect(status).toHaveText(/steht jetzt beim Artikel/)
    await page.getByRole('button', { name: 'Veröffentlicht' }).click()
    await page.getByRole('searchbox').fill('zzzzzzzz')
    await expect(page.getByText('Hier steht noch keine veröffentlichte Bewertung.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('approves the certificate', async () => {
    await roomLink(page, 'Nachweis').click()
    const row = page.getByRole('row').filter({ hasText: `Prüfschule ${mark}` })
    await expect(row).toBeVisible()
    await expectAccessible(page)
    await row.getByRole('button', { name: /anerkennen/ }).click()
    await expect(status).toHaveText(/Der Nachweis ist anerkannt/)
    await expect(row).toHaveCount(0)
  })

  await test.step('finds the school and locks its account', async () => {
    await roomLink(page, 'Kunden').click()
    await page.getByRole('searchbox').fill(email)
    await expect(status).toHaveText('1 Kunde')
    expect(page.url()).not.toContain('@')
    await expectAccessible(page)
    await page.getByRole('rowheader').getByRole('link').click()
    await expect(page.getByText(email).first()).toBeVisible()
    await page.getByRole('button', { name: 'Konto sperren' }).click()
    const dialog = page.getByRole('dialog', { name: 'Konto sperren' })
    await dialog.getByLabel('Grund').selectOption('Rechnungen sind offen')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Konto sperren' }).click()
    await expect(status).toHaveText('Das Konto ist gesperrt.')
    await expect(page.getByRole('cell', { name: 'Konto gesperrt' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('finds nothing where there is nobody, with a way back', async () => {
    await page.goto(address(`/studio/customers/${randomUUID()}`, host))
    await expect(page.getByRole('link', { name: 'Zu den Kunden' })).toBeVisible()
  })
})

test('E4.89 T4.194 customer service puts a colleague in the place of the main user', async ({ page }) => {
  const [main, colleague] = [await newBusinessCustomer(), await newBusinessCustomer()]
  const idOf = (email: string) =>
    sql`(select id from customers where email = ${email.toLowerCase()} and realm = 'business')`
  await store(async (trx) => {
    await trx.execute(sql`update customers set customer_number = null where id = ${idOf(colleague.email)}`)
    await trx.execute(sql`insert into business_users (customer_id, main_user_id, may_order, order_limit)
      values (${idOf(colleague.email)}, ${idOf(main.email)}, true, 10000)`)
  })
  await openStudio(page, await newEditor('service'))
  await page.getByRole('button', { name: 'Deutschland' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Schulen/ })
    .click()
  await roomLink(page, 'Kunden').click()
  await page.getByRole('searchbox').fill(colleague.email)
  await page.getByRole('rowheader').getByRole('link').click()
  await page.getByRole('button', { name: 'Zum Hauptnutzer machen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zum Hauptnutzer machen' })
  await expect(dialog.getByText(new RegExp(`Mail: ${colleague.email} und ${main.email}`, 'i'))).toBeVisible()
  await expect(dialog.getByText('Kundennummer der Organisation')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Jetzt übergeben' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Die Organisation hat einen neuen Hauptnutzer.')
  await expect(page.getByRole('heading', { name: 'Weitere Nutzer der Organisation' })).toBeVisible()
  await expect(page.getByRole('rowheader').filter({ hasText: main.email.toLowerCase() })).toBeVisible()
  await expectAccessible(page)
})
