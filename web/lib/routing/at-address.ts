import { redirect, render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { AddressStatus } from '../../generated/operations.ts'
import { query } from '../data/query.ts'
import { redirectTarget } from './redirect-target.ts'

/**
 * A product or category for `+data`. The engine's word on the address is asked for beside it: where editors send visitors
 * on, or the address has a tidier spelling, that counts before anything else; where nothing stands, it tells 410 from 404
 * (storefront.md §2).
 */
export async function atAddress<Data>(pageContext: PageContext, loading: Promise<Data | null>): Promise<Data> {
  const { pathnameOriginal, searchOriginal } = pageContext.urlParsed
  const [address, page] = await Promise.allSettled([
    query(pageContext, AddressStatus, { url: pathnameOriginal }),
    loading,
  ])
  if (address.status === 'rejected') throw address.reason
  const { status, redirectUrl } = address.value.getPageDetailsByUrl
  const target = redirectUrl && redirectTarget(redirectUrl, searchOriginal ?? '')
  if (target) throw redirect(target, status === 302 ? 302 : 301)
  if (page.status === 'rejected') throw page.reason
  if (page.value === null) throw render(status === 410 ? 410 : 404, pathnameOriginal)
  return page.value
}
