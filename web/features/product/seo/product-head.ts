import type { Head } from '#web/lib/page/head.ts'
import type { Item, Product } from '../product-types.ts'

export function productHead(product: Product, item: Item | null): Head {
  const image = item?.images[0]
  return {
    title: product.metaTitle,
    description: product.metaDescription,
    canonicalPath: `/prod/${product.productId}`,
    robots: product.metaRobots,
    stores: product.stores,
    breadcrumbs: product.breadcrumbs,
    openGraph: { type: 'product', image: image ? { src: inFormat(image.src, 'open_graph'), alt: image.alt } : null },
  }
}

type PictureFormat = 'open_graph' | 'thumb' | 'ads_zoom_mobile' | 'ads_zoom_desktop' | 'ads_zoom_new'

/** The same picture in another format: the last part of its path names it. */
export function inFormat(src: string, format: PictureFormat): string {
  return src.replace(/\/[^/]+\.jpg$/, `/${format}.jpg`)
}
