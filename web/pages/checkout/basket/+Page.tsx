import { BasketPage } from '#web/features/cart/basket/BasketPage.tsx'
import type { KeepArticle } from '#web/features/cart/basket/PositionRow.tsx'
import { useLeaveWhenSaved } from '#web/features/cart/basket/use-leave-when-saved.ts'
import { ExpressWallet } from '#web/features/checkout/wallet/ExpressWallet.tsx'
import { ReorderOutcome } from '#web/features/orders/reorder/ReorderOutcome.tsx'
import { Island } from '#web/lib/hydration/Island.tsx'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useData } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'
import { suggestionRow } from './suggestion-row.ts'

const keepArticle: KeepArticle = async (article) => {
  const { fillHeart } = await import('#web/features/wishlist/hearts/heart-changes.ts')
  return fillHeart(article, null)
}

export function Page() {
  const t = useTexts()
  const { answer, outcome, flash, payments, payment, isLoggedIn, expressWallet, suggestions } = useData<typeof data>()
  const { kind, products } = suggestions
  const leaving = useLeaveWhenSaved()
  return (
    <BasketPage
      answer={answer}
      outcome={outcome}
      reorderOutcome={<ReorderOutcome flash={flash} />}
      payments={payments}
      payment={payment}
      isLoggedIn={isLoggedIn}
      onKeep={keepArticle}
      wallet={expressWallet && <ExpressWallet wallet={expressWallet} placement="Cart" leaving={leaving} />}
      suggestions={
        products.length > 0 && (
          <Island of={suggestionRow} props={{ id: 'suggestions', headline: t(`cart.suggestions.${kind}`), products }} />
        )
      }
    />
  )
}
