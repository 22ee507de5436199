import { useCallback, useRef, useState } from 'react'
import type { Item, VariantAttribute, VariantOption, Variants } from '../product-types.ts'
import { choiceVariables, itemHref, optionHref } from './variant-rules.ts'

type Start = { variants: Variants; item: Item | null }

/**
 * The choice of options. A change reloads the variant information and nothing else; the address follows without a new
 * entry in the history. Where that fails the option's own address is opened.
 */
export function useVariants(start: Start) {
  const [now, setNow] = useState(start)
  const [isPending, setPending] = useState(false)
  const turns = useRef(0)
  const { productId } = now.variants
  const itemId = now.variants.item?.itemId ?? null

  const choose = async (attribute: VariantAttribute, option: VariantOption) => {
    setPending(true)
    const turn = ++turns.current
    const variants = await loadChoice(choiceVariables(now.variants, attribute, option))
    // Answers may come in another order than they were asked for; the last choice counts.
    if (turn !== turns.current) return
    setPending(false)
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
      const { refreshVariants } = await import('./load-variants.ts')
      const variants = await refreshVariants({ productId, itemId })
      if (variants) setNow(({ item }) => ({ variants, item: variants.item ?? item }))
    } catch {
      // What is shown stays.
    }
  }, [productId, itemId])

  return { ...now, isPending, choose, refresh }
}

/** Null when neither code nor answer could be had. */
async function loadChoice(variables: ReturnType<typeof choiceVariables>): Promise<Variants | null> {
  try {
    const { loadVariants } = await import('./load-variants.ts')
    return await loadVariants(variables)
  } catch {
    return null
  }
}
