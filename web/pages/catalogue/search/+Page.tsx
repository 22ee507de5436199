import { searchAddress } from '#web/features/listing/address/listing-address.ts'
import { countOfChoices } from '#web/features/listing/address/listing-choices.ts'
import { parseSearchQuery } from '#web/features/listing/address/listing-url.ts'
import { ListingControls } from '#web/features/listing/filters/ListingControls.tsx'
import { emptyListing, productGrid } from '#web/features/listing/late-parts.ts'
import { ListingPaging } from '#web/features/listing/page/ListingPaging.tsx'
import { ProductRow } from '#web/features/listing/page/ProductRow.tsx'
import { NoResults } from '#web/features/search/results/NoResults.tsx'
import { SearchHead } from '#web/features/search/results/SearchHead.tsx'
import { SearchPlaces } from '#web/features/search/results/SearchPlaces.tsx'
import { useShell } from '#web/layouts/use-shell.ts'
import { Island } from '#web/lib/hydration/Island.tsx'
import { Static } from '#web/lib/hydration/Static.tsx'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useData, useUrl } from '#web/lib/scope/use-page.ts'
import { Breadcrumb } from '#web/ui/structure/Breadcrumb/Breadcrumb.tsx'
import type { data } from './+data.ts'
import styles from './SearchPage.module.css'
import { searchWays } from './search-ways.ts'

/** Cards in the first row of a wide grid; their pictures don't wait. */
const firstRow = 4

export function Page() {
  const t = useTexts()
  const { listing, topSellers } = useData<typeof data>()
  const { path, search } = useUrl()
  const departments = (useShell()?.getNavigation ?? []).filter((entry) => !entry.isExcludedFromNav)
  const address = searchAddress(path, search)
  const query = parseSearchQuery(search)
  const href = address.hrefOf(address.query)
  const ways = searchWays(path, query, listing)

  if (!listing || ways.isNothing) {
    return (
      <div className={styles.page}>
        <Static key={`head ${href}`}>
          <NoResults
            term={listing ? query.term : null}
            didYouMean={ways.didYouMean}
            everywhereHref={ways.everywhereHref}
            departments={departments}
          />
        </Static>
        <ProductRow headline={t('search.topSellers')} products={topSellers} />
      </div>
    )
  }

  const { products, state, totalProducts } = listing
  return (
    <div className={styles.page}>
      <Static key={`head ${href}`}>
        <Breadcrumb crumbs={[{ displayName: t('search.title') }]} />
        <div className={styles.head}>
          <SearchHead
            term={ways.term}
            count={totalProducts}
            original={ways.original}
            isFiltered={ways.isFiltered}
            didYouMean={ways.didYouMean}
          />
          <SearchPlaces
            chosen={
              ways.everywhereHref && state.categoryName
                ? { name: state.categoryName, everywhereHref: ways.everywhereHref }
                : null
            }
            places={ways.places}
          />
        </div>
      </Static>
      <ListingControls
        address={address}
        filters={listing.filters}
        sorts={listing.sorts}
        totalProducts={totalProducts}
        hasCategory={query.categoryId !== null}
      >
        {totalProducts > 0 ? (
          <Island
            key={href}
            of={productGrid}
            props={{ products, eager: firstRow, level: 2, comparable: true }}
            when="never"
            name="products"
          />
        ) : (
          <Island of={emptyListing} props={{ address, upHref: countOfChoices(query) > 0 ? null : '/' }} when="now" />
        )}
      </ListingControls>
      <Static key={`paging ${href}`}>
        <ListingPaging address={address} totalPages={state.totalPages} />
      </Static>
    </div>
  )
}
