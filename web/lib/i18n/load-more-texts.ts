import { Texts } from '../../generated/operations.ts'
import { readFirstPage } from '../first-page.ts'
import { queryOptional } from '../query-optional.ts'
import { compileTexts, textPrefixes } from './load-texts.ts'

/** Texts of areas that the first page didn't bring; they are kept for the pages that follow. */
export async function loadMoreTexts(areas: readonly string[]): Promise<void> {
  const answer = await queryOptional({}, Texts, { prefixes: textPrefixes([areas]) })
  if (!answer) return
  const first = readFirstPage()
  first.texts = { ...first.texts, ...(await compileTexts(answer.getTranslationsByPrefix)) }
  first.areas = [...first.areas, ...areas]
}
