import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

/** A session of a new customer of the business store, written as another process would. */
export const tokenOfMember = async (url: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const db = new pg.Client({ connectionString: url })
  await db.connect()
  try {
    const hash = createHash('sha256').update(token).digest('hex')
    await db.query(
      `with customer as (
         insert into customers (realm, email, customer_number, salutation, first_name, last_name)
         values ('business', $2 || '@school.test', $2, 'none', 'Member', 'Test') returning id
       ), session as (
         insert into sessions (customer_id, is_remembered, idle_ends_at, ends_at)
         select id, false, now() + interval '1 day', now() + interval '1 day' from customer returning id
       ) insert into session_tokens (hash, session_id, expires_at)
       select $1, id, now() + interval '1 day' from session`,
      [hash, hash.slice(0, 12)],
    )
  } finally {
    await db.end()
  }
  return token
}
