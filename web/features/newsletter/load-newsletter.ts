import type { PageContext } from 'vike/types'
import { CustomerInfo } from '../../generated/operations.ts'
import { newId } from '../../lib/browser/new-id.ts'
import { send } from '../../lib/data/send.ts'
import type { Flash } from '../../lib/page/flash.ts'
import type { Head } from '../../lib/page/head.ts'
import { titledHead } from '../../lib/page/titled-head.ts'

type Step = '' | 'success' | 'newsletter-abmelden'

export type NewsletterData = {
  head: Head
  step: Step
  /** Another with each load of the page. */
  loadId: string
  /** E-mail address of the logged-in customer; empty for others. */
  email: string
  flash: Flash | null
}

const titles: Record<Step, string> = {
  '': 'newsletter.title',
  success: 'newsletter.sent',
  'newsletter-abmelden': 'newsletter.end.title',
}

/** Data of the page that takes wishes for the newsletter, of what follows one without scripts, and of the page that ends it. */
export async function loadNewsletter(pageContext: PageContext): Promise<NewsletterData> {
  const { runOperation } = pageContext
  const step = pageContext.routeParams.step as Step
  const [head, { data }] = await Promise.all([
    titledHead(pageContext, titles[step]),
    send(CustomerInfo, { url: '/service/newsletter' }, { runOperation }),
  ])
  const info = data?.getCustomerInfo
  const email = info?.visitorLoginState === 'logged_in' ? (info.email?.email ?? '') : ''
  return { head, step, loadId: newId(), email, flash: pageContext.flash ?? null }
}
