import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { ResetLink } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

/** Without a token there is nothing to do here (transactions.md §2, §5). */
export async function data(pageContext: PageContext) {
  const token = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '').get('token')
  if (!token) throw redirect('/myaccount/resetpassword', 302)
  const { flash = null } = pageContext
  const [head, { checkTokenValidity: isValid }] = await Promise.all([
    titledHead(pageContext, 'account.title.newPassword'),
    query(pageContext, ResetLink, { token }),
  ])
  return { head, token, isValid, flash }
}
