import { teaserForm } from '../form/schemas.ts'
import type { UiLanguage } from '../lib/texts.ts'
import { findPart, type Page, type Teaser } from '../page/page.ts'
import type { composeTexts } from '../texts/compose.ts'

type Texts = (typeof composeTexts)['de']

function teaserName(teaser: Teaser, texts: Texts, language: UiLanguage): string {
  const type = teaserForm(teaser.type)?.label[language] ?? texts.unknownType(teaser.type)
  return teaser.name && teaser.name !== type ? `${type}: ${teaser.name}` : type
}

/** A part as it is called in the outline, in the toolbar and in what is announced. */
export function partName(page: Page, id: string, texts: Texts, language: UiLanguage): string {
  const found = findPart(page.rows, id)
  if (!found) return ''
  if (found.teaser) return teaserName(found.teaser, texts, language)
  if (found.cell) return texts.cell(found.cellIndex + 1, found.cell.width)
  return texts.row(found.rowIndex + 1)
}
