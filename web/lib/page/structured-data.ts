import type { Site } from './site.ts'

type Crumb = { displayName: string; url?: string | null }

const context = 'https://schema.org'

/** Where a page stands, from home down to itself; the last entry needs no address. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): unknown {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ displayName, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: displayName,
      item: url ? new URL(url, origin).href : undefined,
    })),
  }
}

/** Who keeps the shop. */
export function organizationData({ origin }: Pick<Site, 'origin'>, name: string): unknown {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
  }
}

/** The shop as a site that can be searched. */
export function websiteData({ origin, language }: Pick<Site, 'origin' | 'language'>, name: string): unknown {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url: `${origin}/`,
    inLanguage: language,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
