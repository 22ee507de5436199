import { ProductVariants, type ProductVariantsQueryVariables } from '../../../generated/operations.ts'
import { client } from '../../../lib/apollo/client.ts'
import { documentOf } from '../../../lib/apollo/run-in-browser.ts'
import type { Variants } from '../product-types.ts'

/** The variant information of a choice; null when it can't be had. */
export async function loadVariants(variables: ProductVariantsQueryVariables): Promise<Variants | null> {
  const { data } = await client.query({ query: documentOf(ProductVariants), variables })
  return data?.getVariantInformationForProduct ?? null
}

/** The same as it is now, whatever the browser remembers. */
export async function refreshVariants(productId: string, itemId: string | null): Promise<Variants | null> {
  const { data } = await client.query({
    query: documentOf(ProductVariants),
    variables: { productId, itemId },
    fetchPolicy: 'network-only',
  })
  return data?.getVariantInformationForProduct ?? null
}
