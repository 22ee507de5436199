import type { Product } from '../product-types.ts'

/** Features that neither the description nor the short facts name already: catalogues often keep them in all places. */
export function featuresToAdd({
  productFeatures,
  longDescription,
  shortFacts,
}: Pick<Product, 'productFeatures' | 'longDescription' | 'shortFacts'>) {
  return productFeatures.filter((feature) => !longDescription.includes(feature) && !shortFacts.includes(feature))
}

/** Attributes that no table of facts names already. */
export function attributesToAdd({ labelAttributes, dataAndFacts }: Pick<Product, 'labelAttributes' | 'dataAndFacts'>) {
  const named = new Set(dataAndFacts.flatMap(({ facts }) => facts.map(({ name }) => name)))
  return labelAttributes.filter(({ name }) => !named.has(name))
}
