import { AbAssignments } from '../../generated/operations.ts'
import { client } from '../apollo/client.ts'
import { documentOf } from '../apollo/run-in-browser.ts'
import type { AbAssignment } from '../page/site.ts'

/** The visitor's variants at a path, asked for afresh; without an answer there are no tests (storefront.md §7). */
export async function loadAssignments(url: string): Promise<readonly AbAssignment[]> {
  const asked = client.query({ query: documentOf(AbAssignments), variables: { url }, fetchPolicy: 'no-cache' })
  const answer = await asked.catch(() => null)
  return answer?.data?.abAssignments ?? []
}
