import type { WishlistItemsQuery, WishlistVariantsQuery } from '#web/generated/operations.ts'

export type Information = NonNullable<WishlistVariantsQuery['getVariantInformationForProduct']>
export type Items = NonNullable<WishlistItemsQuery['getProductById']>['items']

export type VariantQuestion = {
  productId: string
  itemId?: string | null
  selectedVariants?: { name: string; value: string }[]
}

type Ask = {
  information: (question: VariantQuestion) => Promise<Information | null>
  items: (productId: string) => Promise<Items | null>
}

/** What can be chosen of a product; null when a part of it could not be loaded, since without it there is nothing to choose. */
export async function loadInformation(
  ask: Ask,
  question: VariantQuestion,
): Promise<{ information: Information; items: Items } | null> {
  const information = await ask.information(question)
  if (!information) return null
  // Where no attribute tells them apart, items are chosen by name.
  const items = information.attributes.length > 0 ? [] : await ask.items(question.productId)
  return items && { information, items }
}
