/** Most positions of a cart, without automatic free items: the business store takes a whole order form. */
export const maxPositionsOf = { consumer: 100, business: 500 } as const

/** Most lines of an order or a parcel: each position of a full cart with a free item beside it. */
export const maxOrderLines = 2 * maxPositionsOf.business

/** Operations of one cart update. */
export const maxCartOps = 50

/** Characters of an id or code in a cart operation. */
export const maxCartTextLength = 100
