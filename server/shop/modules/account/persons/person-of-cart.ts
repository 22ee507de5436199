import { sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import { personKeysOf } from './person-keys.rules.ts'
import type { Person } from './persons.ts'

type Place = Parameters<typeof personKeysOf>[1][number]

/** Who would order a cart as far as its checkout knows: the e-mail address of the account or the guest, and the addresses that are chosen. */
export const personOfCart = async (
  db: Executor,
  { id, customerId }: { id: string; customerId: string | null },
): Promise<Person> => {
  const { rows } = await db.execute<{ email: string | null; places: Place[] }>(sql`
    select coalesce(u.email, (select s.guest_email from sessions s where s.visitor_id = c.visitor_id and s.guest_email is not null
        and s.ended is null order by s.created_at desc limit 1)) as email,
      (select coalesce(json_agg(json_build_object('lastName', a.last_name, 'street', a.street, 'postCode', a.post_code,
          'country', a.country, 'postNumber', a.post_number, 'packstationNumber', a.packstation_number)), '[]')
        from checkouts k join addresses a on a.id in (k.billing_address_id, case k.delivery_type
          when 'shippingAddress' then k.shipping_address_id when 'packstation' then k.packstation_id end)
        where k.cart_id = c.id and a.removed_at is null) as places
    from carts c left join customers u on u.id = c.customer_id where c.id = ${id}::uuid`)
  const { email = null, places = [] } = rows[0] ?? {}
  return { customerId, keys: personKeysOf(email, places) }
}
