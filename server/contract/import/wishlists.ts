/** The form in which customers' wish lists are handed to the engine (`server/shop/modules/account/wishlists/wishlists.import.ts`). */
import Type, { type Static } from 'typebox'
import { closed, flag, id, isoTime, line, listOf, numericId, orNull, uuid, whole } from './values.ts'

const importWishlistComment = closed({
  customerId: uuid('Its author'),
  comment: Type.String({ maxLength: 5000, description: 'Plain text' }),
  writtenAt: isoTime('When it was written'),
})
export type ImportWishlistComment = Static<typeof importWishlistComment>

const right = Type.Enum(['commentator', 'editor', 'admin'], { description: 'Right' })

export const importWishlist = closed({
  id: uuid('List; of a Merkzettel it is the shop’s to choose'),
  customerId: uuid('Its creator'),
  name: orNull(line('Null for the Merkzettel')),
  description: orNull(Type.String({ maxLength: 5000, description: 'Description' })),
  createdAt: isoTime('When it was made'),
  isStandard: flag('The hearts of its creator fill it'),
  members: listOf(closed({ customerId: uuid('Member'), right }), 'Members, without its creator'),
  invites: listOf(right, 'Rights for which there is a link'),
  entries: listOf(
    closed({
      productId: numericId('Product'),
      itemId: orNull(id('Item; null while none was chosen')),
      quantity: whole('Quantity', 1),
      addedAt: Type.Optional(isoTime('When it was added; with the list when left out')),
      comments: listOf(importWishlistComment, 'Comments on the entry'),
    }),
    'From the top',
  ),
  comments: listOf(importWishlistComment, 'Comments on the list'),
})
export type ImportWishlist = Static<typeof importWishlist>
