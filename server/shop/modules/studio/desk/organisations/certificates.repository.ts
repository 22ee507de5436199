import { sql } from 'drizzle-orm'
import type { CertificateRefusal } from '#contract/generated/types.ts'
import type { OrganisationType } from '#contract/import/values.ts'
import type { Executor } from '#engine/db/database.ts'

export type CertificateRow = {
  id: string
  customerId: string
  customerNumber: string | null
  organisation: string | null
  organisationType: OrganisationType | null
  name: string
  fileName: string
  size: number
  receivedAt: Date
  decidedAt: Date | null
  refusedFor: CertificateRefusal | null
}

type CertificateFile = { name: string; mediaType: string; content: Buffer }

type Which = { all: boolean; limit: number; offset: number }

export const findCertificates = async (
  db: Executor,
  { all, limit, offset }: Which,
): Promise<{ rows: CertificateRow[]; total: number }> => {
  const current = all ? sql`u.content is not null` : sql`u.content is not null and u.decided_at is null`
  const { rows } = await db.execute<CertificateRow>(sql`
    select u.id, u.customer_id as "customerId", c.customer_number as "customerNumber", b.organisation,
      b.organisation_type as "organisationType",
      concat_ws(' ', c.first_name, c.last_name) as name, u.name as "fileName", u.size, u.received_at as "receivedAt",
      u.decided_at as "decidedAt", u.refused_for as "refusedFor"
    from uploads u join customers c on c.id = u.customer_id left join business_customers b on b.customer_id = c.id
    where u.purpose = 'b2bCertificate' and ${current}
    order by ${all ? sql`u.received_at desc` : sql`u.received_at`}, u.id limit ${limit} offset ${offset}`)
  const count = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from uploads u where u.purpose = 'b2bCertificate' and ${current}`,
  )
  return { rows, total: count.rows[0]?.total ?? 0 }
}

/** Null for one that is unknown, or whose place a newer one has taken. */
export const findCertificateFile = async (db: Executor, id: string): Promise<CertificateFile | null> => {
  const { rows } = await db.execute<CertificateFile>(sql`
    select name, media_type as "mediaType", content from uploads
    where id = ${id}::uuid and purpose = 'b2bCertificate' and content is not null`)
  return rows[0] ?? null
}
