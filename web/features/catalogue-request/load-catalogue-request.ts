import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { Addresses, CustomerInfo } from '../../generated/operations.ts'
import { newId } from '../../lib/browser/new-id.ts'
import { send } from '../../lib/data/send.ts'
import type { Values } from '../../lib/forms/form-element.ts'
import type { Flash } from '../../lib/page/flash.ts'
import type { Head } from '../../lib/page/head.ts'
import { titledHead } from '../../lib/page/titled-head.ts'

export type CatalogueRequestData = {
  form: 'catalogue'
  head: Head
  /** Sent with the form, so that a form that is sent twice is one request. */
  submissionId: string
  known: Values
  flash: Flash | null
}

/** Business stores only, each language at its own address (transactions.md §2.4): others are led to the German one, which they don't have. */
export async function loadCatalogueRequest(pageContext: PageContext): Promise<CatalogueRequestData> {
  const { isB2b, textLanguage } = pageContext.site
  const own = isB2b && textLanguage === 'en' ? 'catalogue' : 'katalog'
  if (pageContext.routeParams?.form !== own) throw redirect(`/service/${own}`, 302)
  const [head, known] = await Promise.all([titledHead(pageContext, 'catalogueRequest.title'), ofCustomer(pageContext)])
  // After the title, so that an outage is told as one here, too.
  if (!isB2b) throw render(404, 'The catalogue is for organisations')
  return { form: 'catalogue', head, submissionId: newId(), known, flash: pageContext.flash ?? null }
}

async function ofCustomer({ runOperation }: PageContext): Promise<Values> {
  const info = (await send(CustomerInfo, { url: '/service/katalog' }, { runOperation })).data?.getCustomerInfo
  if (info?.visitorLoginState !== 'logged_in') return {}
  const book = (await send(Addresses, { kind: 'billing' }, { runOperation })).data?.getAddresses.addresses ?? []
  // Bills may go to an authority; the catalogue goes to the organisation itself.
  const address = book.find(({ schoolOrCompany }) => schoolOrCompany === info.companyName) ?? book[0]
  return {
    ...(address && { street: address.street, postCode: address.postCode, city: address.city }),
    organisation: info.companyName ?? '',
    name: `${info.firstName ?? ''} ${info.lastName ?? ''}`.trim(),
    email: info.email?.email ?? '',
  }
}
