import { Texts } from '../../generated/operations.ts'
import { send } from '../data/send.ts'
import { readFirstPage } from '../scope/first-page.ts'
import { compileTexts, textPrefixes } from './load-texts.ts'

/** Milliseconds before each attempt. Retries, because a late page is better than a page without texts. */
const pauses = [0, 400, 1600]

/** Loads those of the areas that the page does not have yet. */
export async function needTexts(areas: readonly string[]): Promise<void> {
  const missing = areas.filter((area) => !readFirstPage().areas.includes(area))
  if (missing.length > 0) await loadMoreTexts(missing)
}

/** Loads texts of areas that the first page did not bring, and keeps them for later pages. */
export async function loadMoreTexts(areas: readonly string[]): Promise<void> {
  const answer = await askForTexts(areas)
  if (!answer) return
  const texts = await compileTexts(answer.getTranslationsByPrefix)
  // Read after the request: other areas may have been added meanwhile and must not be lost.
  const first = readFirstPage()
  first.texts = { ...first.texts, ...texts }
  first.areas = [...first.areas, ...areas]
}

async function askForTexts(areas: readonly string[]) {
  for (const pause of pauses) {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    const { data: answer } = await send(Texts, { prefixes: textPrefixes([areas]) })
    if (answer) return answer
  }
  return null
}
