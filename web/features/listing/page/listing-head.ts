import type { CategoryListingQuery } from '#web/generated/operations.ts'
import type { Head } from '#web/lib/page/head.ts'
import type { ListingAddress } from '../address/listing-address.ts'
import { withPage } from '../address/listing-choices.ts'

export function categoryHead(
  { category, products, state }: NonNullable<CategoryListingQuery['core_category']>,
  address: ListingAddress,
): Head {
  const { page } = address.query
  const image = products[0]?.image
  return {
    title: category.seo.title,
    description: category.seo.description,
    canonicalPath: page > 1 ? `${category.seo.canonicalUrl}?p=${page}` : category.seo.canonicalUrl,
    robots: category.seo.robots,
    stores: category.stores,
    breadcrumbs: [...category.breadcrumbs, { displayName: category.name, url: category.path }],
    openGraph: { image: image ? { src: openGraphSource(image.src), alt: image.alt } : null },
    links: pagingLinks(address, state.totalPages),
  }
}

/** The same picture in the size for links that are shared: 1200 by 630 (storefront.md §9). */
export function openGraphSource(src: string): string {
  return src.replace(/\/[^/]+\.jpg$/, '/open_graph.jpg')
}

/** Neighbours of a page, for machines that read ahead. */
export function pagingLinks(address: ListingAddress, totalPages: number): NonNullable<Head['links']> {
  const { page } = address.query
  const links: { rel: string; href: string }[] = []
  if (page > 1) links.push({ rel: 'prev', href: address.hrefOf(withPage(address.query, page - 1)) })
  if (page < totalPages) links.push({ rel: 'next', href: address.hrefOf(withPage(address.query, page + 1)) })
  return links
}
