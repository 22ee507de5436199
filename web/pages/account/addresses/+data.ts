import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { bookPath, kinds, slugOf } from '#web/features/account/addresses/book-kinds.ts'
import { memberOf, targetOf } from '#web/features/account/load-account.ts'
import { Addresses } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

export async function data(pageContext: PageContext) {
  const { firstName, lastName } = await memberOf(pageContext)
  const kind = kinds.find((each) => slugOf[each] === pageContext.routeParams.slug)
  if (!kind) throw redirect(bookPath('billing'), 302)
  const [{ getAddresses: book }, head] = await Promise.all([
    query(pageContext, Addresses, { kind }, { fresh: true }),
    titledHead(pageContext, `addressBook.kind.${kind}`),
  ])
  const edit = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '').get('edit')
  const flash = pageContext.flash ?? null
  return { head, kind, book, edit, person: { firstName, lastName }, target: targetOf(pageContext), flash }
}
