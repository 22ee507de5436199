import { useCallback, useEffect, useState } from 'react'
import { replaceAddress } from '#web/lib/routing/replace-address.ts'
import type { Item, VariantAttribute, VariantOption, Variants } from '../product-types.ts'
import { makeVariantChoices } from './variant-choices.ts'
import { type choiceVariables, currentVariables, itemHref, optionHref } from './variant-rules.ts'

type Start = { variants: Variants; item: Item | null }

/**
 * State of the option choice. A change reloads only the variant information and replaces the address without a new
 * history entry. When that fails, the browser opens the option's own address.
 */
export function useVariants(start: Start) {
  const [now, setNow] = useState(start)
  const [isPending, setPending] = useState(false)
  const [choices] = useState(() => makeVariantChoices(loadChoice))
  const { variants: known } = now
  useEffect(() => choices.end, [choices])

  const choose = async (attribute: VariantAttribute, option: VariantOption) => {
    setPending(true)
    const variants = await choices.choose(known, attribute, option)
    if (variants === undefined) return
    setPending(false)
    if (!variants) {
      location.assign(optionHref(known.productId, option) ?? location.href)
      return
    }
    setNow(({ item }) => ({ variants, item: variants.item ?? item }))
    replaceAddress(itemHref(variants.productId, variants.item?.itemId ?? null))
  }

  /** Reloads the variant information of the current choice. */
  const refresh = useCallback(async () => {
    try {
      const { refreshVariants } = await import('./load-variants.ts')
      const variants = await refreshVariants(currentVariables(known))
      if (!variants) return
      // Something else may have been chosen meanwhile.
      setNow((shown) => (shown.variants === known ? { variants, item: variants.item ?? shown.item } : shown))
    } catch {
      // On failure the shown information stays.
    }
  }, [known])

  return { ...now, isPending, choose, refresh }
}

/** Null when the code or the answer could not be loaded. */
async function loadChoice(variables: ReturnType<typeof choiceVariables>): Promise<Variants | null> {
  try {
    const { loadVariants } = await import('./load-variants.ts')
    return await loadVariants(variables)
  } catch {
    return null
  }
}
