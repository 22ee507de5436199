import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { rowsOf } from './ask.ts'
import { address, expect } from './shop.ts'

/** Of all customers of the demo shop (fixtures/customers). */
export const demoPassword = 'Schulweg-7'

export type Person = { email: string; firstName: string; lastName: string; customerNumber: string | null }

/** A name that nobody has had. */
export const newEmail = () => `ada.${randomBytes(6).toString('hex')}@pausenhof.example`

/** A customer of this test alone, with the password of the demo's; business customers have a number as well. */
export async function newCustomer({ isBusiness = false } = {}): Promise<Person> {
  const email = newEmail()
  const customerNumber = isBusiness ? `9${String(randomBytes(5).readUIntBE(0, 5)).slice(0, 9)}` : null
  const names = { firstName: 'Ada', lastName: 'Lindner' }
  await rowsOf(
    `insert into customers (realm, email, customer_number, password_hash, salutation, first_name, last_name)
     select realm, $1, $2, password_hash, 'ms', $3, $4 from customers where email = $5`,
    [
      ...[email, customerNumber, names.firstName, names.lastName],
      isBusiness ? 'sekretariat@gs-am-park.example' : 'lena@pausenhof.example',
    ],
  )
  return { email, customerNumber, ...names }
}

/** Logs in without a form: for journeys about what comes after. */
export async function logIn(page: Page, person: Person, host?: string): Promise<void> {
  const name = person.customerNumber ? { customerNumber: person.customerNumber } : { email: person.email }
  const answer = await page.request.post(address('/api/login-action/', host), {
    data: { formData: { ...name, password: demoPassword } },
    headers: { origin: new URL(address('/', host)).origin },
  })
  expect(await answer.json()).toMatchObject({ successfull: true })
}

/** The address in the newest mail to somebody, once it is in the engine's outbox. */
export async function linkInMail(recipient: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => (link = await findLink(recipient)), { timeout: 20_000, message: `a mail to ${recipient}` })
    .not.toBe('')
  return link
}

async function findLink(recipient: string): Promise<string> {
  const list = await outboxPage('/outbox')
  const row = list.split('<tr>').find((each) => each.includes(recipient))
  const path = /href="(\/outbox\/[^"]+)"/.exec(row ?? '')?.[1]
  const mail = path ? await outboxPage(path) : ''
  const url = /href="([^"]*newpassword[^"]*)"/.exec(mail)?.[1]
  return url ? new URL(url.replaceAll('&amp;', '&')).pathname + new URL(url.replaceAll('&amp;', '&')).search : ''
}

async function outboxPage(path: string): Promise<string> {
  const answer = await fetch(`${process.env.SHOP_ENGINE_URL}${path}`)
  return answer.text()
}
