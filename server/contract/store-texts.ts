import type { StoreId } from './generated/types.ts'

/** Stores that may have variants of a text. Store de has none: its texts are the ones that variants replace. */
export const storesWithVariants = ['at', 'ch', 'b2b'] as const satisfies readonly StoreId[]

const variantKey = new RegExp(`^(.+)\\.(${storesWithVariants.join('|')})$`)

/** The key that `key` is a variant of, and for which store; null for a key that is no variant. */
export function variantOf(key: string): { key: string; store: StoreId } | null {
  const [, base, suffix] = variantKey.exec(key) ?? []
  const store = storesWithVariants.find((each) => each === suffix)
  return base && store ? { key: base, store } : null
}

/** Text that holds the shop's name, and what stands for it in the others. */
export const shopNameKey = 'ui.shop.name'
export const shopNamePlaceholder = '{shopName}'

/**
 * The texts of one store by key, in the order of `texts`: `area.name.b2b` replaces `area.name` in the business
 * store. Variants are never keys of their own, so the code names only `area.name`. The shop's name is filled in.
 */
export function textsOfStore(
  store: StoreId,
  texts: Iterable<readonly [key: string, value: string]>,
): Map<string, string> {
  const chosen = new Map<string, string>()
  const variants: [key: string, value: string][] = []
  for (const [key, value] of texts) {
    const variant = variantOf(key)
    if (!variant) chosen.set(key, value)
    else if (variant.store === store) variants.push([variant.key, value])
  }
  for (const [key, value] of variants) chosen.set(key, value)
  const name = chosen.get(shopNameKey)
  if (name === undefined) return chosen
  for (const [key, value] of chosen)
    if (value.includes(shopNamePlaceholder))
      chosen.set(
        key,
        value.replaceAll(shopNamePlaceholder, () => name),
      )
  return chosen
}
