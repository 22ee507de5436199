import type { PageContext } from 'vike/types'
import { memberOf } from '#web/features/account/load-account.ts'
import { loadCatalogueRequest } from '#web/features/catalogue-request/load-catalogue-request.ts'
import { loadContact } from '#web/features/contact/load-contact.ts'
import { loadCancellation } from '#web/features/declarations/load-cancellation.ts'
import { loadWithdrawal } from '#web/features/declarations/load-withdrawal.ts'
import { loadMaterialList } from '#web/features/material-list/load-material-list.ts'
import { loadOrderForm } from '#web/features/order-form/load-order-form.ts'

/** Show prices and fill a cart: in the business store the engine takes them of customers alone. */
const ordering = ['materialliste', 'orderform']

export const data = async (pageContext: PageContext) => {
  const { form = '' } = pageContext.routeParams
  if (pageContext.site.isB2b && ordering.includes(form)) await memberOf(pageContext)
  if (form === 'cancellation') return loadCancellation(pageContext)
  if (form === 'catalogue' || form === 'katalog') return loadCatalogueRequest(pageContext)
  if (form === 'contact') return loadContact(pageContext)
  if (form === 'materialliste') return loadMaterialList(pageContext)
  return form === 'orderform' ? loadOrderForm(pageContext) : loadWithdrawal(pageContext)
}
