import type { Item, Product, VariantAttribute, VariantOption, Variants } from '../product-types.ts'

/** Where choosing an option leads: the item that it stands for, or nowhere when no item has it. */
export function optionHref(productId: string, option: VariantOption): string | null {
  return option.itemId === null ? null : itemHref(productId, option.itemId)
}

export function itemHref(productId: string, itemId: string | null): string {
  return itemId === null ? `/prod/${productId}` : `/prod/${productId}?varid=${encodeURIComponent(itemId)}`
}

/**
 * What the engine is asked when an option is chosen. As long as something is open the choices gather (storefront.md §4);
 * once all is chosen, and for an option that doesn't go with the rest, the option's own item says what changes.
 */
export function choiceVariables(variants: Variants, attribute: VariantAttribute, option: VariantOption) {
  const { productId } = variants
  if ((variants.isConfigured || option.disabled) && option.itemId !== null) return { productId, itemId: option.itemId }
  const others = variants.attributes.flatMap(({ name, selectedValue }) =>
    name === attribute.name || selectedValue === null ? [] : [{ name, value: selectedValue }],
  )
  return { productId, selectedVariants: [...others, { name: attribute.name, value: option.value }] }
}

/** What the engine is asked for the choice as it stands. */
export function currentVariables({ productId, item, attributes }: Variants) {
  if (item) return { productId, itemId: item.itemId }
  const selectedVariants = attributes.flatMap(({ name, selectedValue }) =>
    selectedValue === null ? [] : [{ name, value: selectedValue }],
  )
  return { productId, selectedVariants }
}

/** An option as another choice has left it: the item that it stands for follows from what else is chosen. */
export function optionIn(variants: Variants, attribute: VariantAttribute, option: VariantOption): VariantOption {
  const options = variants.attributes.find(({ name }) => name === attribute.name)?.options
  return options?.find(({ value }) => value === option.value) ?? option
}

/** Selectors that wait for a choice. */
export function openAttributes(variants: Variants): VariantAttribute[] {
  return variants.attributes.filter((attribute) => attribute.selectedValue === null)
}

/** A product without availability is not for sale; of one with several items the chosen item decides (storefront.md §4). */
export function isForSale(product: Product, variants: Variants, item: Item | null): boolean {
  if (!product.availableForSale) return false
  return product.hasMultipleItems && variants.isConfigured ? (item?.availableForSale ?? false) : true
}

/** The note about a minimum shows above 1 and without an active lightning deal (storefront.md §5). */
export function minimumToShow(item: Item): number | null {
  return item.minimumOrderQuantity > 1 && !item.lightningDealInfo?.isAvailableLightningDeal
    ? item.minimumOrderQuantity
    : null
}

const messageKeys = { de: 'bde_de', at: 'bat_de', ch: 'bch_ch' } as const

/** The message of the store's key (storefront.md §9). */
export function storeMessage(
  messages: Product['matrixCodeMessages'],
  store: 'de' | 'at' | 'ch' | 'b2b',
  language: 'de' | 'en',
): string | null {
  const key = store === 'b2b' ? `b2b_${language}` : messageKeys[store]
  return messages.find((message) => message.key === key)?.message ?? null
}
