import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { CustomerInfo } from '../../generated/operations.ts'
import { newId } from '../../lib/browser/new-id.ts'
import { send } from '../../lib/data/send.ts'
import type { Values } from '../../lib/forms/form-element.ts'
import type { Flash } from '../../lib/page/flash.ts'
import type { Head } from '../../lib/page/head.ts'
import { titledHead } from '../../lib/page/titled-head.ts'

export type Declaration<Form> = {
  form: Form
  head: Head
  /** Sent with the form, so that a form that is sent twice is one declaration. */
  submissionId: string
  /** What is known of the visitor, and of an order of the visitor's own. */
  known: Values
  flash: Flash | null
}

/** Consumers only. Nothing but the title is needed: the page opens for everyone. @throws 404 in the business store */
export async function loadDeclaration<Form extends string>(
  pageContext: PageContext,
  form: Form,
  finding: Promise<Values>,
): Promise<Declaration<Form>> {
  const [head, known] = await Promise.all([titledHead(pageContext, `${form}.title`), finding])
  // After the title, so that an outage is told as one here, too.
  if (pageContext.site.isB2b) throw render(404, 'Only consumers declare this')
  return { form, head, submissionId: newId(), known, flash: pageContext.flash ?? null }
}

/** Name and address of the customer who is logged in. */
export async function knownCustomer({ runOperation }: PageContext, url: string): Promise<Values> {
  const info = (await send(CustomerInfo, { url }, { runOperation })).data?.getCustomerInfo
  if (info?.visitorLoginState !== 'logged_in') return {}
  return { name: `${info.firstName ?? ''} ${info.lastName ?? ''}`.trim(), email: info.email?.email ?? '' }
}
