import { SubmitReview, type SubmitReviewMutation } from '../../../generated/operations.ts'

export const fields = ['rating', 'title', 'message', 'authorName'] as const
export type ReviewField = (typeof fields)[number]

export type FieldErrors = Partial<Record<ReviewField, string>>

type Outcome =
  | { kind: 'sent' }
  /** What is wrong as a whole, and field by field. */
  | { kind: 'refused'; message: string | null; errors: FieldErrors }
  /** It never arrived, or no answer did. */
  | { kind: 'lost' }

const isField = (name: string): name is ReviewField => (fields as readonly string[]).includes(name)

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

export async function sendReview(encryptedData: string, productId: string, form: FormData): Promise<Outcome> {
  const review = {
    productId,
    rating: Number(text(form, 'rating')),
    title: text(form, 'title'),
    message: text(form, 'message'),
    authorName: text(form, 'authorName'),
  }
  try {
    const [{ client }, { documentOf }, { wordsOf }] = await Promise.all([
      import('../../../lib/apollo/client.ts'),
      import('../../../lib/apollo/run-in-browser.ts'),
      import('../../../lib/apollo/words-of.ts'),
    ])
    try {
      const { data } = await client.mutate({
        mutation: documentOf(SubmitReview),
        variables: { encryptedData, review },
        fetchPolicy: 'no-cache',
        context: { tells: 'caller' },
      })
      if (!data) return { kind: 'lost' }
      const outcome = outcomeOf(data)
      // The product's page shows the review at once, also when it was looked at before.
      if (outcome.kind === 'sent') {
        for (const fieldName of ['getReviewsByProduct', 'getProductById']) {
          client.cache.evict({ id: 'ROOT_QUERY', fieldName })
        }
      }
      return outcome
    } catch (error) {
      const message = wordsOf(error)
      return message ? { kind: 'refused', message, errors: {} } : { kind: 'lost' }
    }
  } catch {
    return { kind: 'lost' }
  }
}

function outcomeOf({ submitReview }: SubmitReviewMutation): Outcome {
  const { successful, generalErrorMessage, fieldErrors } = submitReview
  if (successful) return { kind: 'sent' }
  const errors: FieldErrors = {}
  for (const { fieldName, errorMessage } of fieldErrors) if (isField(fieldName)) errors[fieldName] ??= errorMessage
  return { kind: 'refused', message: generalErrorMessage, errors }
}

/** What a plain form was led back with: names of fields, or `form` for the whole. */
export function readWrong(value: string | null): { isWhole: boolean; names: ReviewField[] } {
  const names = (value ?? '').split(',')
  return { isWhole: names.includes('form'), names: fields.filter((field) => names.includes(field)) }
}

/** The form for another product of the order. */
export function ratingHref(enc: string, productId: string): string {
  return `/rating?${new URLSearchParams({ enc, productId })}`
}
