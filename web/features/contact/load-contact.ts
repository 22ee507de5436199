import type { PageContext } from 'vike/types'
import { ContactFormData, CustomerInfo } from '../../generated/operations.ts'
import { newId } from '../../lib/browser/new-id.ts'
import { queryOptional } from '../../lib/data/query-optional.ts'
import type { Values } from '../../lib/forms/form-element.ts'
import type { Flash } from '../../lib/page/flash.ts'
import type { Head } from '../../lib/page/head.ts'
import { titledHead } from '../../lib/page/titled-head.ts'

export type ContactData = {
  form: 'contact'
  head: Head
  /** Sent with the form, so that a form that is sent twice is one message. */
  submissionId: string
  /** What is known of the visitor, and of an order of the visitor's own. */
  known: Values
  flash: Flash | null
}

const orderIdForm = /^\d{1,20}$/

/** Only the title is required. What fills the form in is left out when it is not known, so the page opens for everyone. */
export async function loadContact(pageContext: PageContext): Promise<ContactData> {
  const asked = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '')
  const orderId = asked.get('orderId') ?? ''
  const key = asked.get('key')
  const [head, known] = await Promise.all([
    titledHead(pageContext, 'contact.title'),
    orderIdForm.test(orderId) ? ofOrder(pageContext, { orderId, key }) : ofCustomer(pageContext),
  ])
  return { form: 'contact', head, submissionId: newId(), known, flash: pageContext.flash ?? null }
}

async function ofOrder(pageContext: PageContext, asked: { orderId: string; key: string | null }): Promise<Values> {
  const order = (await queryOptional(pageContext, ContactFormData, asked))?.getContactFormData
  if (!order) return ofCustomer(pageContext)
  return { orderNumber: order.orderId, topic: 'order', name: order.name, email: order.email }
}

async function ofCustomer(pageContext: PageContext): Promise<Values> {
  const info = (await queryOptional(pageContext, CustomerInfo, { url: '/service/contact' }))?.getCustomerInfo
  if (info?.visitorLoginState !== 'logged_in') return {}
  return { name: `${info.firstName ?? ''} ${info.lastName ?? ''}`.trim(), email: info.email?.email ?? '' }
}
