import { Texts } from '../../generated/operations.ts'
import { queryOptional } from '../data/query-optional.ts'
import { readFirstPage } from '../scope/first-page.ts'
import { compileTexts, textPrefixes } from './load-texts.ts'

/** Milliseconds before each attempt: a page without its words, headline and all, is worse than one that comes late. */
const pauses = [0, 400, 1600]

/** Whatever of these areas the page doesn't have yet. */
export async function needTexts(areas: readonly string[]): Promise<void> {
  const missing = areas.filter((area) => !readFirstPage().areas.includes(area))
  if (missing.length > 0) await loadMoreTexts(missing)
}

/** Texts of areas that the first page didn't bring; they are kept for the pages that follow. */
export async function loadMoreTexts(areas: readonly string[]): Promise<void> {
  const answer = await askForTexts(areas)
  if (!answer) return
  const texts = await compileTexts(answer.getTranslationsByPrefix)
  // Read only now: others may have come meanwhile, which must not be lost.
  const first = readFirstPage()
  first.texts = { ...first.texts, ...texts }
  first.areas = [...first.areas, ...areas]
}

async function askForTexts(areas: readonly string[]) {
  for (const pause of pauses) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    const answer = await queryOptional({}, Texts, { prefixes: textPrefixes([areas]) })
    if (answer) return answer
  }
  return null
}
