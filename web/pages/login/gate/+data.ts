import type { PageContext } from 'vike/types'
import { Texts } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import type { Head } from '#web/lib/page/head.ts'

/** The gate contains no private data, so it is shared by all visitors without login. Only the home page is indexed. */
export async function data(pageContext: PageContext) {
  const { getTranslationsByPrefix: texts } = await query(pageContext, Texts, {
    prefixes: ['loginGate.title', 'loginGate.lead'],
  })
  const text = (wanted: string) => texts.find(({ key }) => key === wanted)?.value ?? ''
  const { pathname } = new URL(pageContext.urlOriginal, 'http://localhost')
  const head: Head = { title: text('loginGate.title'), description: text('loginGate.lead') }
  return { head: pathname === '/' ? { ...head, canonicalPath: '/' } : { ...head, robots: 'noindex,follow' } }
}
