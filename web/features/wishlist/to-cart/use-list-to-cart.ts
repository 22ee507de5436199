import { useState } from 'react'
import { WishlistIntoCart } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { logFailure } from '#web/lib/browser/leaving.ts'
import { pageText } from '#web/lib/i18n/page-texts.ts'
import { announceCartAdded } from '#web/lib/visitor/cart-added.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import type { Entry, ToCart, ToCartEntry } from '../list-types.ts'
import type { ListActions } from '../state/use-list.ts'
import { cartLines, countOf, needsMessage, stillToChoose } from './to-cart-result.ts'
import type { WantedChoice } from './VariantDialog.tsx'

/** A variant that is asked for: of the entry `chosen` in the dialog that showed `result`. */
type Choice = WantedChoice & { entry: Entry; chosen: ToCartEntry; result: ToCart }

/** What says failures in other cases may be what could not be loaded. */
function showLoss(error: unknown): null {
  logFailure(error)
  showToast({ id: 'wishlist-failed', kind: 'error', text: pageText('wishlist.failed') })
  return null
}

/** One, some or all entries into the cart, and what becomes of each (storefront.md §4). */
export function useListToCart(actions: ListActions) {
  const { list } = actions
  const [adding, setAdding] = useState<string | null>(null)
  const [result, setResult] = useState<ToCart | null>(null)
  const [choice, setChoice] = useState<Choice | null>(null)

  const put = async (which: 'all' | Entry) => {
    const { putIntoCart } = await import('../state/ask-shop.ts')
    // The shop puts in what is on the list: a quantity that was typed just before comes first.
    const { entries: all } = await actions.settle()
    const entries = which === 'all' ? all : [all.find(({ externalId }) => externalId === which.externalId) ?? which]
    const data = await putIntoCart(
      WishlistIntoCart,
      { externalId: list.externalId, entryIds: which === 'all' ? null : [which.externalId] },
      {
        contents: entries.map(({ externalId, item, quantity }) => [externalId, item?.id, quantity]),
        explain: actions.look,
      },
    )
    return data && { answer: data.addWishlistToCart, wanted: entries.length }
  }

  const send = async (which: 'all' | Entry, of: Choice | null = null): Promise<void> => {
    if (adding) return
    setAdding(which === 'all' ? 'all' : which.externalId)
    const done = await put(which).catch(showLoss)
    setAdding(null)
    if (!done) return
    const { answer, wanted } = done
    const known = of ? stillToChoose(answer, of.result.variantsToChoose, of.chosen) : answer
    if (needsMessage(known)) setResult(known)
    else if (countOf(answer) > 0) announceCartAdded({ lines: cartLines(answer) })
    // What others have removed meanwhile is in none of the answer's lists.
    if (countOf(answer) < wanted) await actions.look()
  }

  return {
    isAddingAll: adding === 'all',
    isAdding: ({ externalId }: Entry) => adding === externalId,
    addAll: () => inBackground(send('all')),
    add: (entry: Entry) => inBackground(send(entry)),
    result,
    close: () => setResult(null),
    choice,
    /** A variant for something that couldn't be put in without one. */
    choose: (chosen: ToCartEntry) => {
      const { productId, name } = chosen
      const entry = list.entries.find(({ product, item }) => product.id === productId && !item)
      if (!entry || !result) return
      setResult(null)
      setChoice({ productId, itemId: null, name, entry, chosen, result })
    },
    /** It stays on the list in that variant, and goes into the cart. Then the next one is asked for. */
    chosen: async (itemId: string | null) => {
      setChoice(null)
      if (!choice) return
      // Nothing was chosen, or it could not be saved: the entry still lacks its variant.
      const change =
        itemId === null ? null : await actions.replace(choice.entry, choice.productId, itemId).catch(showLoss)
      const entry = change?.wishlist?.entries.find(({ externalId }) => externalId === change.entryId)
      if (entry) await send(entry, choice)
      else setResult(choice.result)
    },
  }
}

export type ListToCart = ReturnType<typeof useListToCart>
