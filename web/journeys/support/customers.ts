import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { rowsOf } from './ask.ts'
import { cookiesOfLogin } from './business.ts'
import { expect } from './shop.ts'

/** Password of all customers of the demo shop (fixtures/customers). */
export const demoPassword = 'Schulweg-7'

export type Person = { email: string; firstName: string; lastName: string; customerNumber: string | null }

/** A random, unused mail address. */
export const newEmail = () => `ada.${randomBytes(6).toString('hex')}@pausenhof.example`

const names = { firstName: 'Ada', lastName: 'Lindner' } as const

/** Creates a customer for one test, with the demo password. */
export async function newCustomer(): Promise<Person> {
  const email = newEmail()
  await rowsOf(
    `insert into customers (realm, email, password_hash, salutation, first_name, last_name)
     select realm, $1, password_hash, 'ms', $2, $3 from customers where email = 'lena@pausenhof.example'`,
    [email, names.firstName, names.lastName],
  )
  return { email, customerNumber: null, ...names }
}

/** Like newCustomer, in the business store: member of an organisation in 12435 Berlin. */
export async function newBusinessCustomer({ hasPassword = true } = {}): Promise<Person> {
  const email = newEmail()
  const customerNumber = `9${String(randomBytes(5).readUIntBE(0, 5)).padStart(9, '0').slice(0, 9)}`
  await rowsOf(
    `with example as (
       select c.password_hash, b.* from customers c join business_customers b on b.customer_id = c.id
       where c.customer_number = '100200'
     ), added as (
       insert into customers (realm, email, customer_number, password_hash, salutation, first_name, last_name)
       select 'business', $1, $2, case when $3 then password_hash end, 'ms', $4, $5 from example returning id
     )
     insert into business_customers (customer_id, organisation_type, organisation, phone, street, post_code, city, country)
     select added.id, organisation_type, organisation, phone, street, post_code, city, country from added, example`,
    [email, customerNumber, hasPassword, names.firstName, names.lastName],
  )
  return { email, customerNumber, ...names }
}

/** Gives a business customer a certificate that customer service has approved, as prices for kinds of organisations need. */
export const approve = ({ email }: Person) =>
  rowsOf(
    `insert into uploads (customer_id, purpose, signature_id, name, media_type, size, sha256, content, decided_at)
     select id, 'b2bCertificate', gen_random_uuid(), 'Nachweis.pdf', 'application/pdf', 3, md5(email), 'pdf', now()
     from customers where realm = 'business' and email = $1`,
    [email],
  )

/** Logs in without a form, for journeys about what follows a login. */
export async function logIn(page: Page, person: Person, host = 'localhost'): Promise<void> {
  const name = person.customerNumber ? { customerNumber: person.customerNumber } : { email: person.email }
  const cookies = await cookiesOfLogin({ ...name, password: demoPassword }, host)
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: host, path: '/' })))
}

/**
 * The link in the newest mail to a recipient, or about an order by its number, once it is in the engine's outbox; `part` of its
 * address says which.
 */
export async function linkInMail(recipient: string, part = 'newpassword'): Promise<string> {
  let link = ''
  await expect
    .poll(async () => (link = await findLink(recipient, part)), { message: `a mail to ${recipient}` })
    .not.toBe('')
  return link
}

async function findLink(recipient: string, part: string): Promise<string> {
  // The outbox's own list writes a hundred mails, each time that it is asked for.
  const [newest] = await rowsOf<{ id: string }>(
    `select id from mails where recipient = $1 or values ->> 'orderId' = (select id::text from orders where number = $1)
     order by created_at desc, id desc limit 1`,
    [recipient],
  )
  const mail = newest ? await outboxPage(`/outbox/${newest.id}`) : ''
  // Reads the mail's text: the outbox has links of its own above it.
  const [, text = ''] = mail.split('<pre>')
  const url = [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href).find((href) => href.includes(part))
  return url ? new URL(url.replaceAll('&amp;', '&')).pathname + new URL(url.replaceAll('&amp;', '&')).search : ''
}

async function outboxPage(path: string): Promise<string> {
  const answer = await fetch(`${process.env.SHOP_ENGINE_URL}${path}`)
  return answer.text()
}
