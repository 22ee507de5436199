import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { CustomerInfo } from '../../generated/operations.ts'
import { newId } from '../../lib/browser/new-id.ts'
import { queryOptional } from '../../lib/data/query-optional.ts'
import type { Values } from '../../lib/forms/form-element.ts'
import type { Flash } from '../../lib/page/flash.ts'
import type { Head } from '../../lib/page/head.ts'
import { titledHead } from '../../lib/page/titled-head.ts'

export type CancellationData = {
  form: 'cancellation'
  head: Head
  /** Sent with the form, so that a form that is sent twice is one notice. */
  submissionId: string
  /** What is known of the visitor. */
  known: Values
  flash: Flash | null
}

/** Consumers only. Nothing but the title is needed: the page opens for everyone. */
export async function loadCancellation(pageContext: PageContext): Promise<CancellationData> {
  const [head, found] = await Promise.all([
    titledHead(pageContext, 'cancellation.title'),
    queryOptional(pageContext, CustomerInfo, { url: '/service/cancellation' }),
  ])
  // After the title, so that an outage is told as one here, too.
  if (pageContext.site.isB2b) throw render(404, 'Only consumers have memberships')
  const info = found?.getCustomerInfo
  const known: Values =
    info?.visitorLoginState === 'logged_in'
      ? { name: `${info.firstName ?? ''} ${info.lastName ?? ''}`.trim(), email: info.email?.email ?? '' }
      : {}
  return { form: 'cancellation', head, submissionId: newId(), known, flash: pageContext.flash ?? null }
}
