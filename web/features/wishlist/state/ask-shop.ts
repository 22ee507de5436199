import { pauseAfter } from '#web/lib/browser/queues/send-until-taken.ts'
import { isUnanswered, messageOf } from '#web/lib/data/message-of.ts'
import type { Operation } from '#web/lib/data/operation.ts'
import { send } from '#web/lib/data/send.ts'
import { needTexts } from '#web/lib/i18n/load-more-texts.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import type { CallErrors } from '#web/lib/page/page-context.ts'
import { announce } from '#web/lib/visitor/cross-tab.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { type Essentials, takeChangedEssentials } from './essentials.ts'
import { makeAdditions } from './one-addition.ts'

/** Null when the shop didn't take it; the visitor has been told then, in the shop's own words where it had some (storefront.md §8). */
export async function changeWishlist<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  const { data, errors } = await send(operation, variables, { needsVisitor: true, tells: 'caller' })
  if (!data) await showFailure(messageOf(errors))
  return data
}

const addOnce = makeAdditions({
  mayRetry: async (error, attempt) =>
    error instanceof AdditionError && isUnanswered(error.errors) && pauseAfter(attempt),
})

/** The same for what comes into the cart, once however often it is pressed or sent again; the cart is looked at in any case. */
export async function putIntoCart<Data, Variables extends { updateId: string }>(
  operation: Operation<Data, Variables>,
  variables: Omit<Variables, 'updateId'>,
  {
    contents,
    explain,
  }: {
    /** What it comes to, where the variables don't say. */
    contents?: unknown
    /** Tells the visitor of a failure in other words; false when it has none. */
    explain?: () => Promise<boolean>
  } = {},
): Promise<Data | null> {
  try {
    return await addOnce(JSON.stringify([operation.name, variables, contents]), (updateId) =>
      add(operation, { ...variables, updateId } as Variables),
    )
  } catch (error) {
    if (!(await explain?.())) await showFailure(error instanceof AdditionError ? messageOf(error.errors) : null)
    return null
  } finally {
    announce('cart')
  }
}

class AdditionError extends Error {
  readonly errors: CallErrors | undefined

  constructor(errors: CallErrors | undefined) {
    super(errors?.[0]?.message ?? 'No data')
    this.errors = errors
  }
}

async function add<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
  const { data, errors } = await send(operation, variables, { needsVisitor: true, tells: 'caller' })
  if (!data) throw new AdditionError(errors)
  return data
}

type Change = { successful: boolean; errorMessage?: string | null; essentials: Essentials }

/** The change that a mutation answers, which all parts of the page show then. Null when it wasn't carried out; the visitor knows why. */
export async function succeeded<Answer extends Change>(change: Answer | null | undefined): Promise<Answer | null> {
  if (!change) return null
  if (change.successful) {
    takeChangedEssentials(change.essentials)
    return change
  }
  await showFailure(change.errorMessage ?? null)
  return null
}

export async function showFailure(text: string | null): Promise<void> {
  await needTexts(['wishlist'])
  const message = text || pageText('wishlist.failed')
  // Other words are another notice.
  showToast({ id: `wishlist-failed ${message}`, kind: 'error', text: message })
}
