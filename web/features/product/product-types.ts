import type { ProductDetailFragment, ProductItemFragment, ProductVariantsFragment } from '../../generated/operations.ts'

export type Product = ProductDetailFragment
export type Item = ProductItemFragment
export type Variants = ProductVariantsFragment
export type VariantAttribute = Variants['attributes'][number]
export type VariantOption = VariantAttribute['options'][number]
