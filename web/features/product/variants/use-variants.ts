import { useCallback, useRef, useState } from 'react'
import { replaceAddress } from '../../../lib/routing/replace-address.ts'
import type { Item, VariantAttribute, VariantOption, Variants } from '../product-types.ts'
import { choiceVariables, itemHref, optionHref, optionIn } from './variant-rules.ts'

type Start = { variants: Variants; item: Item | null }

/**
 * State of the option choice. A change reloads only the variant information and replaces the address without a new
 * history entry. When that fails, the browser opens the option's own address.
 */
export function useVariants(start: Start) {
  const [now, setNow] = useState(start)
  const [isPending, setPending] = useState(false)
  const turns = useRef(0)
  const underWay = useRef<UnderWay | null>(null)
  const { productId } = now.variants
  const itemId = now.variants.item?.itemId ?? null

  const choose = async (attribute: VariantAttribute, option: VariantOption) => {
    setPending(true)
    const turn = ++turns.current
    const base = baseOf(underWay.current, attribute) ?? Promise.resolve(now.variants)
    const answer = base.then(
      (known) => known && loadChoice(choiceVariables(known, attribute, optionIn(known, attribute, option))),
    )
    underWay.current = { attribute: attribute.name, base, answer }
    const variants = await answer
    // Answers may arrive out of order; the last choice wins.
    if (turn !== turns.current) return
    underWay.current = null
    setPending(false)
    if (!variants) {
      location.assign(optionHref(now.variants.productId, option) ?? location.href)
      return
    }
    setNow(({ item }) => ({ variants, item: variants.item ?? item }))
    replaceAddress(itemHref(variants.productId, variants.item?.itemId ?? null))
  }

  /** Reloads the variant information of the current choice. */
  const refresh = useCallback(async () => {
    try {
      const { refreshVariants } = await import('./load-variants.ts')
      const variants = await refreshVariants({ productId, itemId })
      if (!variants) return
      // Another item may have been chosen meanwhile.
      setNow((shown) =>
        (shown.variants.item?.itemId ?? null) === itemId ? { variants, item: variants.item ?? shown.item } : shown,
      )
    } catch {
      // On failure the shown information stays.
    }
  }, [productId, itemId])

  return { ...now, isPending, choose, refresh }
}

/** A choice that is not answered yet, and what it was made of. */
type UnderWay = { attribute: string; base: Promise<Variants | null>; answer: Promise<Variants | null> }

/** A choice builds on the one before, though that is not answered yet, unless it takes its place. */
function baseOf(last: UnderWay | null, { name }: VariantAttribute): Promise<Variants | null> | undefined {
  return last?.attribute === name ? last.base : last?.answer
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
