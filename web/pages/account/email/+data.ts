import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { titledHead } from '../../../lib/page/titled-head.ts'

/** Without a token and without the outcome of a form there is nothing to confirm. */
export async function data(pageContext: PageContext) {
  const token = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '').get('token')?.trim() ?? ''
  const flash = pageContext.flash ?? null
  if (token === '' && flash === null) throw redirect('/myaccount/contact-details', 302)
  return { head: await titledHead(pageContext, 'account.title.email'), token, flash }
}
