import type { PageContext } from 'vike/types'
import { accountHead } from '../../features/account/load-account.ts'

/** Nothing in it belongs to anybody, so strangers share it. Search engines may know the home page, and what it says. */
export async function data(pageContext: PageContext) {
  const head = await accountHead(pageContext, 'wall.title')
  const { pathname } = new URL(pageContext.urlOriginal, 'http://localhost')
  return { head: pathname === '/' ? { ...head, canonicalPath: '/' } : { ...head, robots: 'noindex,follow' } }
}
