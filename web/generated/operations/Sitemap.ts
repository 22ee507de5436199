import type { Operation } from '../../lib/data/operation.ts'
import type { SitemapEntriesQuery, SitemapEntriesQueryVariables, SitemapPartsQuery, SitemapPartsQueryVariables } from '../operation-types.ts'
export const SitemapEntries: Operation<SitemapEntriesQuery, SitemapEntriesQueryVariables> = {
  id: 'c141d719a3dc83d450e36eb0484dfb997d7730d8ccbf5f8b23a32173afbe3e55',
  name: 'SitemapEntries',
  document: () => import('../documents/Sitemap.ts').then((file) => file.SitemapEntries),
}

export const SitemapParts: Operation<SitemapPartsQuery, SitemapPartsQueryVariables> = {
  id: '1543402c967824bcce7ecf5802da419e7e1ee2715c8410e680ce9d9de98eec8b',
  name: 'SitemapParts',
  document: () => import('../documents/Sitemap.ts').then((file) => file.SitemapParts),
}