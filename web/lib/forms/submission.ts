import { newId } from '../browser/new-id.ts'

/**
 * Ids under which a form is sent (UUIDs). The same content keeps its id until it is answered, so that a press whose answer got lost is carried
 * out once; other content is another submission.
 */
export function makeSubmission(firstId: string, makeId: () => string = newId) {
  let id = firstId
  let sent: string | null = null
  return {
    idFor: (content: unknown): string => {
      const wanted = JSON.stringify(content)
      if (sent !== null && sent !== wanted) id = makeId()
      sent = wanted
      return id
    },
    answered: (): void => {
      id = makeId()
      sent = null
    },
  }
}
