import type { PageContext } from 'vike/types'
import { wasSent } from '../../../features/account/forms/use-account-form.ts'
import { memberOf } from '../../../features/account/load-account.ts'
import { titledHead } from '../../../lib/page/titled-head.ts'

/** Without script the page is also where a deleted account ends, which needs no login any more. */
export async function data(pageContext: PageContext) {
  const flash = pageContext.flash ?? null
  const email = wasSent(flash, 'delete-account') ? null : (await memberOf(pageContext)).email?.email
  return { head: await titledHead(pageContext, 'account.title.delete'), email: email ?? null, flash }
}
