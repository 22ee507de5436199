import { formatMessage } from '../i18n/format-message.ts'
import type { CompiledTexts } from '../i18n/load-texts.ts'
import type { Head } from './head.ts'
import type { PageFacts } from './page-facts.ts'
import { robotsOf } from './robots.rules.ts'
import type { Site } from './site.ts'
import { breadcrumbData, organizationData, websiteData } from './structured-data.ts'

type PageHeadInput = {
  /** Head from `+data`; an error page has none. */
  head: Head | undefined
  facts: PageFacts
  /** Path and query. */
  url: string
  status: number
  site: Site
  texts: CompiledTexts
  /** A form of the page was sent and is not right. */
  hasErrors?: boolean
}

/** Image for shared links of pages without an image of their own (storefront.md §9: 1200 by 630, JPEG). */
const defaultImage = { src: '/open-graph.jpg', width: 1200, height: 630 }

/**
 * The head of any page: the page's own values, completed by the shop's rules (storefront.md §9). The same on the server
 * and after a navigation.
 */
export function pageHead({ head: own, facts, url, status, site, texts, hasErrors = false }: PageHeadInput): Head {
  const head = status === 200 && own ? own : errorHead(status, texts, site.language)
  const { openGraph, breadcrumbs, structuredData = [] } = head
  const [path = '/'] = url.split('?', 1)
  const data = [...structuredData]
  const name = site.shopName
  if (breadcrumbs?.length) {
    const home = { displayName: formatMessage(texts['ui.breadcrumb.home'] ?? [], {}, site.language), url: '/' }
    data.push(breadcrumbData([home, ...breadcrumbs], site.origin))
  }
  if (path === '/' && status === 200) data.push(organizationData(site, name), websiteData(site, name))
  return {
    ...head,
    title:
      (hasErrors ? formatMessage(texts['ui.title.errors'] ?? [], {}, site.language) : '') +
      documentTitle(head.title, name),
    shareTitle: head.title,
    siteName: name,
    robots: head.robots ?? (status === 200 ? facts.robots : undefined) ?? robotsOf(url, status),
    openGraph:
      status === 200 && facts.hasOpenGraph !== false
        ? { ...openGraph, image: openGraph?.image ?? { ...defaultImage, alt: name } }
        : null,
    structuredData: data,
  }
}

/** Title of the error page (storefront.md §8): not found for 404 and 410, an error for anything else. */
function errorHead(status: number, texts: CompiledTexts, language: string): Head {
  const key = status === 404 || status === 410 ? 'error.title.notFound' : 'error.title.other'
  return { title: formatMessage(texts[key] ?? [], {}, language) }
}

/** Appends the shop's name, if it is known; titles of pages must not contain it. */
export function documentTitle(title: string, name: string): string {
  return [title, name].filter((part) => part !== '').join(' | ')
}
