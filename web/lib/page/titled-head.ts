import type { PageContext } from 'vike/types'
import { Texts } from '../../generated/operations.ts'
import { query } from '../data/query.ts'
import type { Head } from './head.ts'

/** The head of a page that is named by a text of the shop. */
export async function titledHead(pageContext: PageContext, titleKey: string): Promise<Head> {
  const { getTranslationsByPrefix: texts } = await query(pageContext, Texts, { prefixes: [titleKey] })
  return { title: texts.find(({ key }) => key === titleKey)?.value ?? '' }
}
