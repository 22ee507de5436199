import type { Visitor } from '../visitor/visitor.ts'

type Asking = Pick<Visitor, 'store' | 'language'>

/** What the shop is called, as the engine told it last: pages that need nothing but this process say it too. */
export type ShopNames = {
  /** Of the store in its language, else of any other; empty before the engine has told one. */
  of: (asking: Asking) => string
  keep: (asking: Asking, name: string) => void
}

export function createShopNames(): ShopNames {
  const names = new Map<string, string>()
  const keyOf = ({ store, language }: Asking) => `${store} ${language}`
  return {
    of: (asking) => names.get(keyOf(asking)) ?? names.values().next().value ?? '',
    keep: (asking, name) => void names.set(keyOf(asking), name),
  }
}
