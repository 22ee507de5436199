/** Characters of a comment on an item that goes back. */
export const returnComment = 500

/** Parcels, and so labels, of one return. */
export const maxLabels = 5

/** Pictures of one line of a return, and of one order within a day. */
export const maxPictures = { line: 3, day: 12 } as const

/** Why something goes back; giving a reason is optional. `hasPictures`: pictures help, and the parts that it is about. */
export const returnReasons = [
  { name: 'none', hasPictures: false },
  { name: 'dislike', hasPictures: false },
  { name: 'unfit', hasPictures: false },
  { name: 'tooMany', hasPictures: false },
  { name: 'late', hasPictures: false },
  { name: 'damaged', hasPictures: true },
  { name: 'defective', hasPictures: true },
  { name: 'incomplete', hasPictures: true },
  { name: 'wrongItem', hasPictures: true },
] as const

/** What of an item a complaint is about. */
export const returnComponents = ['item', 'part', 'accessory', 'packaging'] as const

/** What the visitor wants for it. */
export const returnRegulations = ['refund', 'replacement'] as const
