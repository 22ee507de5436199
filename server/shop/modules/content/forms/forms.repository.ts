import { sql } from 'drizzle-orm'
import type { Executor } from '#engine/db/database.ts'
import { formSubmissions } from './forms.tables.ts'

type Submission = Omit<typeof formSubmissions.$inferInsert, 'createdAt'>

/** Stores what was sent; the same submission again, or another one of the same person, changes nothing. */
export const saveSubmission = async (db: Executor, submission: Submission): Promise<void> => {
  await db.insert(formSubmissions).values(submission).onConflictDoNothing()
}

/** Deletes at most `most` of those that are older, but none of the forms that are `kept`; answers with how many there were. */
export const deleteOldSubmissions = async (
  db: Executor,
  { days, kept: remaining, most: limit }: { days: number; kept: readonly string[]; most: number },
): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    delete from ${formSubmissions} where (form_id, submission_id) in (
      select form_id, submission_id from ${formSubmissions}
      where created_at < now() - make_interval(days => ${days}) and form_id <> all(${sql.param([...remaining])}::text[])
      order by created_at limit ${limit})`)
  return rowCount ?? 0
}
