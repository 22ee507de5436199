import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { openDatabase, type Transaction } from '#engine/db/database.ts'
import { insertSampleOrder, sampleAddress } from '#engine/modules/orders/orders/testing/sample-order.ts'
import { address, expect, expectAccessible, test } from '../support/shop.ts'
import { newEditor, openStudio } from '../support/studio.ts'

async function store<Stored>(write: (trx: Transaction) => Promise<Stored>): Promise<Stored> {
  const url = process.env.SHOP_DATABASE_URL ?? ''
  const db = openDatabase({ url, poolSize: 1, statementTimeout: 60_000, connectionTimeout: 60_000 }, () => undefined)
  try {
    return await db.transaction(write)
  } finally {
    await db.$client.end()
  }
}

/** An order that was paid in advance and shipped, with a return on its way and a withdrawal that names no number. */
async function newCase() {
  const mark = randomUUID().slice(0, 8)
  const lastName = `Dienstfall${mark}`
  return store(async (trx) => {
    const { id, number } = await insertSampleOrder(trx, {
      order: {
        state: 'shipped',
        email: `${mark}@pausenhof.example`,
        billingAddress: { ...sampleAddress, firstName: 'Ida', lastName },
      },
      payment: { state: 'captured', authorised: 2643, captured: 2643 },
    })
    const rma = `R${number}-1`
    const contact = { salutation: 'ms', firstName: 'Ida', lastName, email: `${mark}@pausenhof.example`, phone: '' }
    await trx.execute(sql`insert into returns (rma, order_id, submission_id, regulation, carrier, labels, contact, language)
      values (${rma}, ${id}::uuid, ${randomUUID()}::uuid, 'refund', 'own', 0, ${JSON.stringify(contact)}::jsonb, 'de-DE')`)
    await trx.execute(sql`insert into return_lines (return_id, line_id, quantity, reason)
      select r.id, l.id, l.quantity, 'dislike' from returns r join order_lines l on l.order_id = r.order_id where r.rma = ${rma}`)
    await trx.execute(sql`insert into withdrawals (submission_id, store, language, name, order_number, email, network)
      values (${randomUUID()}::uuid, 'de', 'de-DE', ${`Ida ${lastName}`}, 'unbekannt', 'andere@mail.example', '')`)
    return { number, rma, lastName }
  })
}

const roomLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name })

test('E4.52 E4.59 E4.60 customer service finds an order, refunds a part, and answers a return and a withdrawal', async ({
  page,
}) => {
  const { number, rma, lastName } = await newCase()
  const status = page.getByRole('main').getByRole('status')

  await test.step('begins with what needs a person, and sees no content', async () => {
    await openStudio(page, await newEditor('service'))
    await expect(page).toHaveURL(address('/studio/desk'))
    await expect(page.getByRole('heading', { name: 'Aufgaben', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /Offene Widerrufe/ })).toBeVisible()
    for (const name of ['Seiten', 'Inhalte', 'Redaktion']) await expect(roomLink(page, name)).toHaveCount(0)
    await expectAccessible(page)
    await page.goto(address('/studio/pages/home'))
    await expect(page.getByRole('heading', { name: 'Diese Ansicht gibt es nicht.' })).toBeVisible()
  })

  await test.step('finds an order by the name, which stands in no address', async () => {
    await roomLink(page, 'Bestellung').click()
    await page.getByRole('searchbox').fill(lastName)
    await expect(status).toHaveText('1 Bestellung')
    expect(page.url()).not.toContain(lastName)
    await expectAccessible(page)
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { name: `Bestellung ${number}` })).toBeVisible()
    await expect(page.getByText(`Ida ${lastName}`).first()).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('refunds a part, once it is an amount', async () => {
    await page.getByRole('button', { name: 'Erstatten' }).click()
    const dialog = page.getByRole('dialog', { name: 'Geld erstatten' })
    await expect(dialog.getByText(/Höchstens 26,43/)).toBeVisible()
    await dialog.getByLabel('Betrag (EUR)').fill('zehn')
    await dialog.getByRole('button', { name: 'Erstatten' }).click()
    await expect(dialog.getByLabel('Betrag (EUR)')).toHaveAccessibleDescription(/Kein Betrag/)
    await dialog.getByLabel('Betrag (EUR)').fill('99')
    await dialog.getByRole('button', { name: 'Erstatten' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('So viel kann nicht zurückgehen.')
    await expectAccessible(page)
    await dialog.getByLabel('Betrag (EUR)').fill('5,50')
    await page.keyboard.press('Enter')
    await expect(status).toHaveText(/5,50.€ werden erstattet/)
    await expect(page.getByText(/zurück 5,50/)).toBeVisible()
    await expect(page.getByRole('cell', { name: 'Erstattung veranlasst' })).toBeVisible()
  })

  await test.step('notes something', async () => {
    await page.getByLabel('Notiz', { exact: true }).fill('Ruft morgen noch einmal an')
    await page.getByRole('button', { name: 'Notiz hinzufügen' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Ruft morgen noch einmal an' })).toBeVisible()
  })

  await test.step('answers the return: one line came back, the other is refused with its reason', async () => {
    await page.getByRole('link', { name: rma }).click()
    await page.getByRole('button', { name: 'Eingang buchen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Was ist eingegangen?' })
    await dialog.getByLabel(/Zustand von Lesebuch/).selectOption('Abgelehnt')
    await dialog.getByRole('button', { name: 'Eingang buchen' }).click()
    await expect(dialog.getByLabel('Grund einer Ablehnung')).toHaveAccessibleDescription(/Nötig/)
    await expectAccessible(page)
    await dialog.getByLabel('Grund einer Ablehnung').fill('Seiten beschrieben')
    await dialog.getByRole('button', { name: 'Eingang buchen' }).click()
    await expect(page.getByText('Eingegangen', { exact: true }).last()).toBeVisible()
    await expect(page.getByText(/noch von Hand zu senden/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('matches the withdrawal to the order, and marks it as answered', async () => {
    await roomLink(page, 'Widerrufe').click()
    await expect(page.getByRole('heading', { name: 'Widerrufe und Kündigungen' })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: lastName })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: `Erklärung von Ida ${lastName} zuordnen` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Bestellnummer').fill('1')
    await dialog.getByRole('button', { name: 'Zuordnen' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Das gibt es in diesem Shop nicht.')
    await dialog.getByLabel('Bestellnummer').fill(number)
    await dialog.getByRole('button', { name: 'Zuordnen' }).click()
    const row = page.getByRole('row').filter({ hasText: lastName })
    await expect(row.getByRole('link', { name: number })).toBeVisible()
    await page.getByRole('button', { name: `Erklärung von Ida ${lastName} ist beantwortet` }).click()
    await expect(row).toHaveCount(0)
  })

  await test.step('finds all of it in the audit log, without a name', async () => {
    await roomLink(page, 'Protokoll').click()
    await expect(page.getByRole('cell', { name: 'Retoure gebucht' }).first()).toBeVisible()
    await expect(page.getByText(lastName)).toHaveCount(0)
  })
})
