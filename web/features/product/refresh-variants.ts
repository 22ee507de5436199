import { ProductVariants } from '../../generated/operations.ts'
import { client } from '../../lib/apollo/client.ts'
import { documentOf } from '../../lib/apollo/run-in-browser.ts'
import type { Variants } from './product-types.ts'

/** The variant information as it is now, whatever the browser remembers; null when it can't be had. */
export async function refreshVariants(productId: string, itemId: string | null): Promise<Variants | null> {
  const { data } = await client.query({
    query: documentOf(ProductVariants),
    variables: { productId, itemId },
    fetchPolicy: 'network-only',
  })
  return data?.getVariantInformationForProduct ?? null
}
