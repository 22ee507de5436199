import type { OperationVariables } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { client } from '../../../lib/apollo/client.ts'
import { documentOf } from '../../../lib/apollo/run-in-browser.ts'
import { ensureVisitorId } from '../../../lib/apollo/visitor-ids.ts'
import { wordsOf } from '../../../lib/apollo/words-of.ts'
import { pauseAfter } from '../../../lib/browser/send-until-taken.ts'
import type { Operation } from '../../../lib/data/operation.ts'
import { needTexts } from '../../../lib/i18n/load-more-texts.ts'
import { pageText } from '../../../lib/i18n/page-texts.ts'
import { announce } from '../../../lib/visitor/cross-tab.ts'
import { showToast } from '../../../ui/feedback/Toast/show-toast.ts'
import { makeAdditions } from './one-addition.ts'

/** What the shop has now. Nothing of a list is kept in the browser's cache: others may change it at any time. */
export async function askShop<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  try {
    const { data } = await client.query({
      query: documentOf(operation),
      variables: variables as OperationVariables,
      fetchPolicy: 'no-cache',
    })
    return data ?? null
  } catch {
    return null
  }
}

/** Null when the shop didn't take it; the visitor has been told then, in the shop's own words where it had some (storefront.md §8). */
export async function tellShop<Data, Variables>(
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data | null> {
  try {
    return await send(operation, variables)
  } catch (error) {
    await tellFailure(wordsOf(error))
    return null
  }
}

const addOnce = makeAdditions({
  mayRetry: async (error, attempt) => isOnTheWay(error) && pauseAfter(attempt),
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
      send(operation, { ...variables, updateId } as Variables),
    )
  } catch (error) {
    if (!(await explain?.())) await tellFailure(wordsOf(error))
    return null
  } finally {
    announce('cart')
  }
}

async function send<Data, Variables>(operation: Operation<Data, Variables>, variables: Variables): Promise<Data> {
  await ensureVisitorId()
  const { data } = await client.mutate({
    mutation: documentOf(operation),
    variables: variables as OperationVariables,
    fetchPolicy: 'no-cache',
    context: { tells: 'caller' },
  })
  if (!data) throw new Error('No data')
  return data as Data
}

/** What a mutation says of itself: null when it wasn't carried out, and then the visitor knows why. */
export async function succeeded<Change extends { successful: boolean; errorMessage?: string | null }>(
  change: Change | null | undefined,
): Promise<Change | null> {
  if (!change) return null
  if (change.successful) return change
  await tellFailure(change.errorMessage ?? null)
  return null
}

export async function tellFailure(text: string | null): Promise<void> {
  await needTexts(['wishlist'])
  const words = text || pageText('wishlist.failed')
  // Other words are another notice.
  showToast({ id: `wishlist-failed ${words}`, kind: 'error', text: words })
}

/** Nobody has refused it. */
const isOnTheWay = (error: unknown): boolean =>
  !CombinedGraphQLErrors.is(error) || error.errors[0]?.extensions?.code === 'UPSTREAM_UNAVAILABLE'
