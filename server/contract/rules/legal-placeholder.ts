import type { LegalSection } from '../import/content.ts'
import type { TextLanguage } from '../stores.ts'

/** Stands in a legal text for words that its owner has yet to write. */
export const legalPlaceholders = {
  de: '[noch auszufüllen]',
  en: '[to be filled in]',
} as const satisfies Record<TextLanguage, string>

/** Whether a legal text still has a placeholder: such a text is not in force, so its store takes no orders. */
export const isToBeFilledIn = (sections: readonly LegalSection[]): boolean =>
  sections.some(({ headline, paragraphs }) =>
    [headline ?? '', ...paragraphs].some((text) =>
      Object.values(legalPlaceholders).some((placeholder) => text.toLowerCase().includes(placeholder)),
    ),
  )
