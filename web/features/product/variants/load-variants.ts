import { ProductVariants, type ProductVariantsQueryVariables } from '../../../generated/operations.ts'
import { forgetAnswers } from '../../../lib/apollo/forget-answers.ts'
import { queryOptional } from '../../../lib/data/query-optional.ts'
import type { Variants } from '../product-types.ts'

/** The variant information of a choice; null when it can't be had. */
export async function loadVariants(variables: ProductVariantsQueryVariables): Promise<Variants | null> {
  return (await queryOptional({}, ProductVariants, variables))?.getVariantInformationForProduct ?? null
}

/** The same as it is now, whatever the browser remembers. */
export async function refreshVariants(variables: ProductVariantsQueryVariables): Promise<Variants | null> {
  await forgetAnswers(['getVariantInformationForProduct'])
  return loadVariants(variables)
}
