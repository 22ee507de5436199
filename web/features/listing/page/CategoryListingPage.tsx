import type { CategoryListingQuery } from '#web/generated/operations.ts'
import { Island } from '#web/lib/hydration/Island.tsx'
import { Static } from '#web/lib/hydration/Static.tsx'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { PartKey } from '#web/lib/scope/page-scope.ts'
import { useUrl } from '#web/lib/scope/use-page.ts'
import { RichText } from '#web/ui/content/RichText/RichText.tsx'
import { RecentlyViewed } from '#web/ui/product/RecentlyViewed/RecentlyViewed.tsx'
import { Breadcrumb } from '#web/ui/structure/Breadcrumb/Breadcrumb.tsx'
import { categoryAddress } from '../address/listing-address.ts'
import { countOfChoices } from '../address/listing-choices.ts'
import { ListingControls } from '../filters/ListingControls.tsx'
import { categoryTree, childCategories, emptyListing, productGrid } from '../late-parts.ts'
import styles from './CategoryListingPage.module.css'
import { ListingHead } from './ListingHead.tsx'
import { ListingPaging } from './ListingPaging.tsx'
import { ProductRow } from './ProductRow.tsx'

/** Letters of a description that a desk shows in its one line. */
const lineLength = 90
const textId = 'category-text'

/** Cards in the first row of a wide grid; their pictures don't wait. */
const firstRow = 4

type Listing = NonNullable<CategoryListingQuery['core_category']>
type Category = Listing['category']

type CategoryListingPageProps = {
  listing: Listing
  /** Editors may hide the way to the page on a page with a content path. */
  hideBreadcrumb?: boolean
  /** Editors may hide the tree of categories on a page with a content path. */
  hideLeftColumn?: boolean
  /** Without any choice the editors' own rows stand at this path. */
  isStaged?: boolean
}

/** A category with its products; at /cat/{id} and at the content path of a category page without rows. */
export function CategoryListingPage({
  listing,
  hideBreadcrumb = false,
  hideLeftColumn = false,
  isStaged = false,
}: CategoryListingPageProps) {
  const t = useTexts()
  const { path, search } = useUrl()
  const address = categoryAddress(path, search, isStaged)
  const href = address.hrefOf(address.query)
  const { category, products, state } = listing
  const crumbs = [...category.breadcrumbs, { displayName: category.name }]
  const isStart = address.query.page === 1 && countOfChoices(address.query) === 0
  const { headline, description, text } = category.seo
  const hasMore = isStart && ((description?.length ?? 0) > lineLength || Boolean(text))

  return (
    <div
      className={styles.page}
      // The header's search offers to search in here.
      data-search-place={category.id}
      data-search-place-name={category.name}
    >
      {!hideBreadcrumb && (
        <Static key={`way ${category.id}`} by={() => ({ name: `breadcrumb ${category.id}`, madeFrom: crumbs })}>
          <Breadcrumb crumbs={crumbs} />
        </Static>
      )}
      <Static key={`head ${href}`} className={styles.head} by={() => headKey(category, listing.totalProducts, isStart)}>
        <ListingHead headline={headline} count={listing.totalProducts} />
        {isStart && description && (
          <p className={styles.intro}>
            <span className={styles.line}>{description}</span>
            {hasMore && (
              <a href={`#${textId}`} className={styles.more}>
                {t('listing.more')}
              </a>
            )}
          </p>
        )}
        {isStart && (
          <Island of={childCategories} props={{ categories: category.children, parent: category.name }} when="with" />
        )}
      </Static>
      <div className={hideLeftColumn ? undefined : styles.columns}>
        {!hideLeftColumn && (
          <Island
            key={`tree ${category.id}`}
            of={categoryTree}
            props={{ root: category.tree, currentId: category.id }}
            when="never"
            className={styles.side}
            by={() => ({ name: `category tree ${category.id}`, madeFrom: category.tree })}
          />
        )}
        <div className={styles.main}>
          <ListingControls
            address={address}
            filters={listing.filters}
            sorts={listing.sorts}
            totalProducts={listing.totalProducts}
            hasCategory
          >
            {listing.totalProducts > 0 ? (
              // Sixty cards without a state of their own: the first page neither hydrates nor renders them.
              <Island
                key={href}
                of={productGrid}
                props={{ products, eager: firstRow, level: 2, narrow: !hideLeftColumn, comparable: true }}
                when="never"
                name="products"
              />
            ) : (
              <Island
                of={emptyListing}
                props={{ address, upHref: category.breadcrumbs.at(-1)?.url ?? '/' }}
                when="now"
              />
            )}
          </ListingControls>
          <Static
            key={`paging ${href}`}
            className={styles.paging}
            by={() => ({ name: `paging ${href}`, madeFrom: [isStaged, state.totalPages] })}
          >
            <ListingPaging address={address} totalPages={state.totalPages} />
          </Static>
          {listing.totalProducts === 0 && (
            <ProductRow headline={t('listing.topSellers')} products={category.topSellers} />
          )}
          <RecentlyViewed />
          {hasMore && (
            <div id={textId} className={styles.text}>
              <p>{description}</p>
              {text && <RichText html={text} quiet />}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

function headKey(
  { id, seo: { headline, description, text }, children }: Category,
  count: number,
  isStart: boolean,
): PartKey {
  const madeFrom = isStart ? [count, headline, description, text !== '', children] : [count, headline]
  return { name: `category head ${id} ${isStart}`, madeFrom }
}
