import type { PageContext } from 'vike/types'
import { CustomerInfo } from '../../generated/operations.ts'
import { queryOptional } from '../../lib/data/query-optional.ts'
import type { Flash } from '../../lib/page/flash.ts'
import type { Head } from '../../lib/page/head.ts'
import { titledHead } from '../../lib/page/titled-head.ts'

export type NewsletterData = {
  head: Head
  /** Of the customer who is logged in; empty for others. */
  email: string
  flash: Flash | null
}

const load = async (pageContext: PageContext, titleKey: string): Promise<NewsletterData> => {
  const [head, answer] = await Promise.all([
    titledHead(pageContext, titleKey),
    queryOptional(pageContext, CustomerInfo, { url: '/service/newsletter' }),
  ])
  const info = answer?.getCustomerInfo
  const email = info?.visitorLoginState === 'logged_in' ? (info.email?.email ?? '') : ''
  return { head, email, flash: pageContext.flash ?? null }
}

/** The page that takes wishes for the newsletter. */
export const loadNewsletter = (pageContext: PageContext) => load(pageContext, 'newsletter.title')

/** The page that ends it. */
export const loadNewsletterEnd = (pageContext: PageContext) => load(pageContext, 'newsletter.end.title')

/** What follows a wish that was sent without scripts. */
export const loadNewsletterSuccess = async (pageContext: PageContext): Promise<{ head: Head }> => ({
  head: await titledHead(pageContext, 'newsletter.sent'),
})
