import type { PageContext } from 'vike/types'
import { newId } from '../../lib/browser/new-id.ts'
import type { Flash } from '../../lib/page/flash.ts'
import type { Head } from '../../lib/page/head.ts'
import { titledHead } from '../../lib/page/titled-head.ts'

export type OrderFormData = {
  form: 'orderform'
  head: Head
  /** Sent with the form, so that a form that is sent twice goes into the cart once. */
  submissionId: string
  flash: Flash | null
}

export const loadOrderForm = async (pageContext: PageContext): Promise<OrderFormData> => ({
  form: 'orderform',
  head: await titledHead(pageContext, 'orderForm.title'),
  submissionId: newId(),
  flash: pageContext.flash?.form === 'order-form' ? pageContext.flash : null,
})
