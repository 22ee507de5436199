import { useCallback, useState } from 'react'
import { ProductVariants } from '../../generated/operations.ts'
import { queryOptional } from '../../lib/query-optional.ts'
import type { Item, VariantAttribute, VariantOption, Variants } from './product-types.ts'
import { choiceVariables, itemHref, optionHref } from './variant-rules.ts'

type Start = { variants: Variants; item: Item | null }

/**
 * The choice of options. A change reloads the variant information and nothing else; the address follows without a new
 * entry in the history. Where that fails the option's own address is opened.
 */
export function useVariants(start: Start) {
  const [now, setNow] = useState(start)
  const [isPending, setPending] = useState(false)
  const { productId } = now.variants
  const itemId = now.variants.item?.itemId ?? null

  const choose = async (attribute: VariantAttribute, option: VariantOption) => {
    setPending(true)
    const data = await queryOptional({}, ProductVariants, choiceVariables(now.variants, attribute, option))
    setPending(false)
    const variants = data?.getVariantInformationForProduct
    if (!variants) {
      location.assign(optionHref(now.variants.productId, option) ?? location.href)
      return
    }
    setNow(({ item }) => ({ variants, item: variants.item ?? item }))
    // The router's own state stays, or going back would take this page for one of somebody else's making.
    history.replaceState(history.state, '', itemHref(variants.productId, variants.item?.itemId ?? null))
  }

  /** What is shown, as it is now. */
  const refresh = useCallback(async () => {
    try {
      const { refreshVariants } = await import('./refresh-variants.ts')
      const variants = await refreshVariants(productId, itemId)
      if (variants) setNow(({ item }) => ({ variants, item: variants.item ?? item }))
    } catch {
      // What is shown stays.
    }
  }, [productId, itemId])

  return { ...now, isPending, choose, refresh }
}
