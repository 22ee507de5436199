import { sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import { formSubmissions } from './forms.tables.ts'

type Submission = Omit<typeof formSubmissions.$inferInsert, 'createdAt'>

/** Stores what was sent; the same submission again, or another one of the same person, changes nothing. */
export const saveSubmission = async (db: Executor, submission: Submission): Promise<void> => {
  await db.insert(formSubmissions).values(submission).onConflictDoNothing()
}

/** Deletes at most this many of those that are older; answers with how many there were. */
export const deleteOldSubmissions = async (db: Executor, days: number, most: number): Promise<number> => {
  const { rowCount } = await db.execute(sql`
    delete from ${formSubmissions} where (form_id, submission_id) in (
      select form_id, submission_id from ${formSubmissions}
      where created_at < now() - make_interval(days => ${days}) order by created_at limit ${most})`)
  return rowCount ?? 0
}
