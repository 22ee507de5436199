import type { PageContext } from 'vike/types'
import { memberOf } from '../../../features/account/load-account.ts'
import { AccountLists, ContactDetails } from '../../../generated/operations.ts'
import { query } from '../../../lib/data/query.ts'
import { titledHead } from '../../../lib/page/titled-head.ts'

export async function data(pageContext: PageContext) {
  await memberOf(pageContext)
  const [{ getAccount: account }, lists, head] = await Promise.all([
    query(pageContext, ContactDetails, {}, { fresh: true }),
    query(pageContext, AccountLists, {}),
    titledHead(pageContext, 'account.title.details'),
  ])
  return { head, account, lists, flash: pageContext.flash ?? null }
}
