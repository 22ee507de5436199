import type { ItemVariantAttribute } from '#contract/generated/types.ts'
import type { TextLanguage } from '#contract/stores.ts'
import type { Directory } from '../directory/directory.ts'
import { fixedImage, type Picture } from '../media/media.formats.ts'

type VariantItem = { variant: readonly { attributeId: string; valueId: string }[]; picture: Picture | null }

/** What tells an item from the others of its product, in words. */
export const variantAttributesOf = (
  { variant, picture }: VariantItem,
  directory: Directory,
  language: TextLanguage,
): ItemVariantAttribute[] =>
  variant.map(({ attributeId, valueId }, position) => {
    const attribute = directory.attribute(attributeId)
    const value = attribute?.values.get(valueId)
    return {
      name: attributeId,
      displayName: attribute?.name[language] ?? '',
      value: valueId,
      displayValue: value?.name[language] ?? '',
      position,
      css: value?.css ?? null,
      image: attribute?.selector === 'tile' && picture ? fixedImage(picture, 'thumb') : null,
    }
  })
