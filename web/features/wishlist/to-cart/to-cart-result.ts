import type { CartAdded } from '#web/lib/visitor/cart-added.ts'
import type { Entry, ToCart, ToCartEntry } from '../list-types.ts'

/** Something is left to be chosen, or could not be put in: that is told before anything else. */
export function needsMessage({ variantsToChoose, maxInCart, notAvailable }: ToCart): boolean {
  return variantsToChoose.length > 0 || maxInCart.length > 0 || notAvailable.length > 0
}

/** The answer to an entry whose variant was chosen, with the entries that wait for theirs. */
export function stillToChoose(answer: ToCart, open: readonly ToCartEntry[], chosen: ToCartEntry): ToCart {
  const waiting = open.filter((entry) => entry !== chosen)
  return { ...answer, variantsToChoose: [...answer.variantsToChoose, ...waiting] }
}

/** Entries of which something became known. */
export const countOf = (result: ToCart): number =>
  [
    result.successfullyAdded,
    result.variantsToChoose,
    result.quantityChanged,
    result.maxInCart,
    result.notAvailable,
  ].flat().length

/** A product that the shop does not know any more has the name under which it stands on the list. */
export function withNamesOf(entries: readonly Entry[], result: ToCart): ToCart {
  const nameOf = (productId: string) => entries.find(({ product }) => product.id === productId)?.product.name
  return {
    ...result,
    notAvailable: result.notAvailable.map((entry) => ({ ...entry, name: nameOf(entry.productId) ?? entry.name })),
  }
}

/** What has come into the cart, as its own dialog tells it. */
export function cartLines({ successfullyAdded, quantityChanged }: ToCart): CartAdded['lines'] {
  return [...successfullyAdded, ...quantityChanged].flatMap(({ itemId, productId, quantityAdded, message }) =>
    itemId && quantityAdded > 0 ? [{ itemId, productId, quantity: quantityAdded, message: message ?? null }] : [],
  )
}
