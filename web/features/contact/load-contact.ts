import type { PageContext } from 'vike/types'
import { ContactFormData, CustomerInfo } from '../../generated/operations.ts'
import { newId } from '../../lib/browser/new-id.ts'
import { send } from '../../lib/data/send.ts'
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
  /** Strangers of the business store send no files. */
  takesFile: boolean
  /** The message was sent: the page says so, and a reload sends nothing again. */
  isSent: boolean
  flash: Flash | null
}

const orderIdForm = /^\d{1,20}$/

/** Only the title is required. What fills the form in is left out when it is not known, so the page opens for everyone. */
export async function loadContact(pageContext: PageContext): Promise<ContactData> {
  const requested = new URLSearchParams(pageContext.urlParsed.searchOriginal ?? '')
  const orderId = requested.get('orderId') ?? ''
  const key = requested.get('key')
  const [head, customer, order] = await Promise.all([
    titledHead(pageContext, 'contact.title'),
    ofCustomer(pageContext),
    orderIdForm.test(orderId) ? ofOrder(pageContext, { orderId, key }) : null,
  ])
  return {
    form: 'contact',
    head,
    submissionId: newId(),
    known: order ?? customer ?? {},
    takesFile: customer !== null || !pageContext.site.isB2b,
    isSent: requested.has('sent'),
    flash: pageContext.flash ?? null,
  }
}

async function ofOrder(
  { runOperation }: PageContext,
  requested: { orderId: string; key: string | null },
): Promise<Values | null> {
  const order = (await send(ContactFormData, requested, { runOperation })).data?.getContactFormData
  return order ? { orderNumber: order.orderId, topic: 'order', name: order.name, email: order.email } : null
}

/** Null for who is not logged in. */
async function ofCustomer({ runOperation }: PageContext): Promise<Values | null> {
  const info = (await send(CustomerInfo, { url: '/service/contact' }, { runOperation })).data?.getCustomerInfo
  if (info?.visitorLoginState !== 'logged_in') return null
  return { name: `${info.firstName ?? ''} ${info.lastName ?? ''}`.trim(), email: info.email?.email ?? '' }
}
