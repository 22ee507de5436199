import { randomUUID } from 'node:crypto'
import { isUuid, uuidOf } from '#lib/uuid.ts'

/**
 * The id of a form that was sent without scripts: the same content of the same page is carried out once. After an answer that got lost a browser goes
 * back to the same page, and what is changed there is another submission. `pageId`: the UUID that the page has drawn; without it each is one.
 */
export const submissionIdOf = (pageId: string, content: unknown): string =>
  isUuid(pageId) ? uuidOf(JSON.stringify([pageId, content])) : randomUUID()
