import { ProductVariants, type ProductVariantsQueryVariables } from '#web/generated/operations.ts'
import { forgetAnswers } from '#web/lib/apollo/forget-answers.ts'
import { send } from '#web/lib/data/send.ts'
import type { Variants } from '../product-types.ts'

/** Loads the variant information of a choice; null when it fails. */
export async function loadVariants(variables: ProductVariantsQueryVariables): Promise<Variants | null> {
  return (await send(ProductVariants, variables)).data?.getVariantInformationForProduct ?? null
}

/** The same, but always from the network. */
export async function refreshVariants(variables: ProductVariantsQueryVariables): Promise<Variants | null> {
  await forgetAnswers(['getVariantInformationForProduct'])
  return loadVariants(variables)
}
