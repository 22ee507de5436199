import type { PictureImage } from '#web/ui/content/Picture/Picture.tsx'

/** An article that is being added, as the page that the visitor looks at shows it. */
export type AddingLine = {
  itemId: string
  productId: string
  quantity: number
  name: string
  path: string
  image: PictureImage | null
  /** The chosen variant; empty without one. */
  note: string
  /** Price of one piece; null when pieces have different prices. */
  price: string | null
}

/** An item that the buy form offers. */
export type BuyItem = Pick<AddingLine, 'itemId' | 'path' | 'image' | 'note'> & {
  minimumOrderQuantity: number
  maxQuantity: number
  price: PieceAmount
  /** Lower prices by quantity, ascending. */
  tiers: readonly { quantity: number; price: PieceAmount }[]
}

/** Ready to show, and in minor units. */
export type PieceAmount = { stringValue: string; amount: number }
