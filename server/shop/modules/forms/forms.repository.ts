import type { Executor } from '../../db/database.ts'
import { formSubmissions } from './forms.tables.ts'

type Submission = Omit<typeof formSubmissions.$inferInsert, 'createdAt'>

/** Stores what was sent; the same submission again changes nothing. */
export const saveSubmission = async (db: Executor, submission: Submission): Promise<void> => {
  await db.insert(formSubmissions).values(submission).onConflictDoNothing()
}
