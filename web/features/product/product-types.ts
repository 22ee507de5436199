import type {
  ProductDetailFragment,
  ProductItemFragment,
  ProductItemsQuery,
  ProductVariantsFragment,
} from '../../generated/operations.ts'

export type Product = ProductDetailFragment
export type Item = ProductItemFragment
export type ListedItem = NonNullable<ProductItemsQuery['getProductById']>['items'][number]
export type Variants = ProductVariantsFragment
export type VariantAttribute = Variants['attributes'][number]
export type VariantOption = VariantAttribute['options'][number]
