import type { PageContext } from 'vike/types'
import { loadContact } from '../../../features/contact/load-contact.ts'
import { loadWithdrawal } from '../../../features/withdrawal/load-withdrawal.ts'

export const data = (pageContext: PageContext) =>
  pageContext.routeParams.form === 'contact' ? loadContact(pageContext) : loadWithdrawal(pageContext)
