import { redirect } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { memberOf } from '#web/features/account/load-account.ts'
import { AccountDeletion, AccountLists, ContactDetails, CustomerNews } from '#web/generated/operations.ts'
import { query } from '#web/lib/data/query.ts'
import { send } from '#web/lib/data/send.ts'
import { wasSent } from '#web/lib/forms/use-ruled-form.ts'
import { isServer } from '#web/lib/hydration/is-server.ts'
import { titledHead } from '#web/lib/page/titled-head.ts'

export async function data(pageContext: PageContext) {
  const { area } = pageContext.routeParams
  if (area === '') throw redirect('/myaccount/contact-details', 302)
  return area === 'delete'
    ? loadDelete(pageContext)
    : area === 'email'
      ? loadEmail(pageContext)
      : loadDetails(pageContext)
}

async function loadDetails(pageContext: PageContext) {
  const { runOperation } = pageContext
  await memberOf(pageContext)
  // In the browser it has been said already (features/account/start.ts).
  const [news, { getAccount: account }, lists, head] = await Promise.all([
    isServer ? send(CustomerNews, { url: '/myaccount/contact-details' }, { runOperation }) : null,
    query(pageContext, ContactDetails, {}, { fresh: true }),
    query(pageContext, AccountLists, {}),
    titledHead(pageContext, 'account.title.details'),
  ])
  const notification = news?.data?.getCustomerInfo.notification ?? null
  return { area: 'details' as const, head, account, lists, notification, flash: pageContext.flash ?? null }
}

/** Without script the page is also where a deleted account ends, which needs no login any more. */
async function loadDelete(pageContext: PageContext) {
  const flash = pageContext.flash ?? null
  const isDone = wasSent(flash, 'delete-account')
  const email = isDone ? null : (await memberOf(pageContext)).email?.email
  const [head, deletion] = await Promise.all([
    titledHead(pageContext, 'account.title.delete'),
    isDone ? null : query(pageContext, AccountDeletion, {}, { fresh: true }),
  ])
  const consequences = deletion?.getAccountDeletion.consequences ?? []
  return { area: 'delete' as const, head, email: email ?? null, consequences, flash }
}

/** Without a token and without the outcome of a form there is nothing to confirm. */
async function loadEmail(pageContext: PageContext) {
  const token = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '').get('token')?.trim() ?? ''
  const flash = pageContext.flash ?? null
  if (token === '' && flash === null) throw redirect('/myaccount/contact-details', 302)
  return { area: 'email' as const, head: await titledHead(pageContext, 'account.title.email'), token, flash }
}
