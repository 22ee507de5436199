import type { PageContext } from 'vike/types'
import { loadBasket } from '#web/features/cart/basket/load-basket.ts'
import { loadTopSellers } from '#web/features/search/results/load-top-sellers.ts'
import { Texts } from '#web/generated/operations.ts'
import { send } from '#web/lib/data/send.ts'
import { suggestionRow } from './suggestion-row.ts'

/** The cart, and below it what goes with it; where nothing does, what sells best everywhere. */
export async function data(pageContext: PageContext) {
  const { runOperation } = pageContext
  const [basket, { data: texts }] = await Promise.all([
    loadBasket(pageContext),
    send(Texts, { prefixes: ['cart.title'] }, { runOperation }),
    suggestionRow.load(),
  ])
  const suggestions = basket.suggestions ?? {
    kind: 'topSellers' as const,
    products: await loadTopSellers(pageContext),
  }
  return {
    head: { title: texts?.getTranslationsByPrefix[0]?.value ?? '' },
    ...basket,
    suggestions,
  }
}
