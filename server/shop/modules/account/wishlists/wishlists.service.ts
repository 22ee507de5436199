import type {
  TeaserWishlistItemInput,
  WishlistEntryInput,
  WishlistInvite,
  WishlistProductInput,
  WishlistQuantityInput,
  WishlistRight,
  WishlistToCart,
} from '#contract/generated/types.ts'
import { badUserInput } from '#engine/call/bad-user-input.ts'
import { type Database, inTransaction, type Transaction } from '#engine/db/database.ts'
import type { ProductService } from '../../catalogue/product/product.service.ts'
import type { CartService } from '../../checkout/cart/cart.service.ts'
import type { Translate } from '../../content/translations/translate.ts'
import { createToCart } from './cart/to-cart.ts'
import { createClaims } from './claims/claims.ts'
import { createEditorLists } from './editors/editor-lists.ts'
import { type EntryChange, entryChanges } from './entries/entry-changes.ts'
import { listChanges } from './lists/list-changes.ts'
import { type Asking, createListReads } from './lists/list-reads.ts'
import { mergeAtLogin } from './merge.ts'
import { Refusal } from './rights/list-access.ts'
import { createInviteTokens, type LinkKey } from './sharing/invite-token.ts'
import { sharing } from './sharing/sharing.ts'
import { type ChangeView, createListViews, type Say } from './wishlist-view.ts'
import { isItemId, isProductId, wishlistLimits } from './wishlists.rules.ts'

type WishlistsDependencies = {
  db: Database
  product: ProductService
  carts: CartService
  translate: Translate
  /** For the links of invitations. */
  linkKeys: readonly LinkKey[]
}

type IntoCart = { cartId: string; updateId: string }

type Work<Answer> = (trx: Transaction) => Promise<Answer>

type Parts = {
  db: Database
  say: Say
  reads: ReturnType<typeof createListReads>
  toCart: ReturnType<typeof createToCart>
}

/** One transaction. What was refused is told in the answer, and nothing of it is kept. */
const change = async (asking: Asking, work: Work<EntryChange>, { db, reads, say }: Parts): Promise<ChangeView> => {
  const essentials = () => reads.essentials(asking)
  try {
    const { listId, entryId, notice } = await inTransaction(db, work)
    return {
      successful: true,
      errorMessage: notice ? say(notice.key, asking.audience, notice.values) : null,
      entryId,
      wishlist: listId === null ? null : await reads.one(listId, asking),
      essentials,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const errorMessage = say(`error.${error.reason}`, asking.audience, error.values)
    return { successful: false, errorMessage, entryId: null, wishlist: null, essentials }
  }
}

/** The same where an answer has no place for a refusal. */
const answer = async <Answer>(asking: Asking, work: Work<Answer>, { db, say }: Parts): Promise<Answer> => {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    if (error instanceof Refusal) throw badUserInput(say(`error.${error.reason}`, asking.audience, error.values))
    throw error
  }
}

/** All entries of a list, or those that are named. */
const addToCart = async (
  { identity, audience }: Asking,
  { ref, entryIds, cartId, updateId }: { ref: string; entryIds: readonly string[] | null } & IntoCart,
  { reads, toCart, say }: Parts,
): Promise<WishlistToCart> => {
  const rows = await reads.entries(ref, { identity, audience })
  if (!rows) throw badUserInput(say('error.list', audience))
  const requested = rows.filter(({ id }) => entryIds === null || entryIds.includes(id))
  const wanted = requested.map(({ productId, itemId, quantity }) => ({ productId, itemId, quantity }))
  return toCart({ identity, audience, cartId, updateId }, wanted)
}

/** What a visitor has chosen of a list of editors. */
const addTeaserListToCart = async (
  { identity, audience }: Asking,
  { chosen, cartId, updateId }: { chosen: readonly TeaserWishlistItemInput[] } & IntoCart,
  { toCart }: Parts,
): Promise<WishlistToCart> => {
  const { entries: max, quantity: maxPieces } = wishlistLimits
  if (chosen.length > max) throw badUserInput(`At most ${max} entries may be sent`)
  if (chosen.some(({ quantity }) => quantity < 1 || quantity > maxPieces))
    throw badUserInput(`quantity is 1 to ${maxPieces}`)
  const wanted = chosen
    .filter(({ productId, itemId }) => isProductId(productId) && (itemId == null || isItemId(itemId)))
    .map(({ productId, itemId, quantity }) => ({ productId, itemId: itemId ?? null, quantity }))
  return toCart({ identity, audience, cartId, updateId }, wanted)
}

export const createWishlistsService = ({ db, product, carts, translate, linkKeys }: WishlistsDependencies) => {
  const say: Say = (key, audience, values) => translate(audience, `wishlists.${key}`, values)
  const views = createListViews({ db, product, say })
  const tokens = createInviteTokens(linkKeys)
  const reads = createListReads({ db, views, say, tokens })
  const toCart = createToCart({ db, product, carts, say })
  const parts: Parts = { db, say, reads, toCart }
  const changed = (asking: Asking, work: Work<EntryChange>) => change(asking, work, parts)
  const answered = <Answer>(asking: Asking, work: Work<Answer>) => answer(asking, work, parts)

  return {
    reads,
    editorLists: createEditorLists({ db, product, views }),
    mergeAtLogin,
    claims: createClaims({ db, say, tokens }),
    /** Products that are not on a list go into the cart in the same way. */
    toCart,

    add: (asking: Asking, given: { ref: string | null; entry: WishlistEntryInput; position: number | null }) =>
      changed(asking, (trx) => entryChanges.add(trx, asking, given, product)),

    /** Into a list of this name where the visitor is a customer, otherwise into the standard list. */
    addMany: (asking: Asking, { name, entries }: { name: string | null; entries: readonly WishlistEntryInput[] }) =>
      changed(asking, async (trx) => {
        const isNamed = name !== null && asking.identity.customerId !== null
        const ref = isNamed ? await listChanges.named(trx, asking.identity, name) : null
        return entryChanges.addMany(trx, asking, { ref, entries }, product)
      }),

    remove: (
      asking: Asking,
      given: { ref: string | null; entryId: string | null; entry: WishlistProductInput | null },
    ) => changed(asking, (trx) => entryChanges.remove(trx, asking.identity, given)),

    setQuantity: (asking: Asking, given: { ref: string; entry: WishlistQuantityInput }) =>
      changed(asking, (trx) => entryChanges.setQuantity(trx, asking, given, product)),

    replace: (asking: Asking, given: { ref: string; entryId: string; entry: WishlistEntryInput }) =>
      changed(asking, (trx) => entryChanges.replace(trx, asking, given, product)),

    move: (asking: Asking, given: { from: string; to: string; entryId: string }) =>
      changed(asking, (trx) => entryChanges.move(trx, asking, given, product)),

    create: (asking: Asking, given: { name: string; description: string | null }) =>
      changed(asking, (trx) => listChanges.create(trx, asking.identity, given)),

    rename: (asking: Asking, ref: string, name: string) =>
      changed(asking, (trx) => listChanges.rename(trx, asking.identity, ref, name)),

    describe: (asking: Asking, ref: string, description: string) =>
      changed(asking, (trx) => listChanges.describe(trx, asking.identity, ref, description)),

    delete: (asking: Asking, ref: string) => changed(asking, (trx) => listChanges.remove(trx, asking.identity, ref)),

    makeStandard: (asking: Asking, ref: string) =>
      changed(asking, (trx) => listChanges.makeStandard(trx, asking.identity, ref)),

    comment: (asking: Asking, given: { ref: string; positionId: string | null; comment: string }) =>
      changed(asking, (trx) => sharing.comment(trx, asking.identity, given)),

    deleteComment: (asking: Asking, given: { ref: string; commentId: string }) =>
      changed(asking, (trx) => sharing.deleteComment(trx, asking.identity, given)),

    invite: (asking: Asking, given: { ref: string; right: WishlistRight }): Promise<WishlistInvite> =>
      answered(asking, (trx) => sharing.invite(trx, asking.identity, given, tokens)),

    withdrawInvite: (asking: Asking, given: { ref: string; right: WishlistRight }): Promise<boolean> =>
      answered(asking, (trx) => sharing.withdraw(trx, asking.identity, given)),

    join: (asking: Asking, inviteToken: string) =>
      changed(asking, (trx) => sharing.join(trx, asking.identity, inviteToken, tokens)),

    removeMember: (asking: Asking, given: { ref: string; userId: string }) =>
      changed(asking, (trx) => sharing.removeMember(trx, asking.identity, given)),

    setMemberRight: (asking: Asking, given: { ref: string; userId: string; right: WishlistRight }) =>
      changed(asking, (trx) => sharing.setRight(trx, asking.identity, given)),

    addToCart: (asking: Asking, given: { ref: string; entryIds: readonly string[] | null } & IntoCart) =>
      addToCart(asking, given, parts),

    addTeaserListToCart: (asking: Asking, given: { chosen: readonly TeaserWishlistItemInput[] } & IntoCart) =>
      addTeaserListToCart(asking, given, parts),
  }
}

export type WishlistsService = ReturnType<typeof createWishlistsService>
