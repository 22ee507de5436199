import type { Product } from './product-types.ts'

/** Features that the description doesn't list already: catalogues often keep them in both places. */
export function featuresToAdd({
  productFeatures,
  longDescription,
}: Pick<Product, 'productFeatures' | 'longDescription'>) {
  return productFeatures.filter((feature) => !longDescription.includes(feature))
}

/** Attributes that no table of facts names already. */
export function attributesToAdd({ labelAttributes, dataAndFacts }: Pick<Product, 'labelAttributes' | 'dataAndFacts'>) {
  const named = new Set(dataAndFacts.flatMap(({ facts }) => facts.map(({ name }) => name)))
  return labelAttributes.filter(({ name }) => !named.has(name))
}
