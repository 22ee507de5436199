import type { PageContext } from 'vike/types'
import { Texts } from '../../generated/operations.ts'
import { query } from '../../lib/data/query.ts'
import type { Head } from '../../lib/page/head.ts'

/** The service worker keeps this page and shows it in the place of any other when there is no connection. */
export async function data(pageContext: PageContext) {
  const { getTranslationsByPrefix: texts } = await query(pageContext, Texts, { prefixes: ['offline.title'] })
  const head: Head = { title: texts[0]?.value ?? '' }
  return { head }
}
