import { searchAddress } from '../../../features/listing/address/listing-address.ts'
import { countOfChoices } from '../../../features/listing/address/listing-choices.ts'
import { parseSearchQuery } from '../../../features/listing/address/listing-url.ts'
import { ListingControls } from '../../../features/listing/filters/ListingControls.tsx'
import { emptyListing, productGrid } from '../../../features/listing/late-parts.ts'
import { ListingPaging } from '../../../features/listing/page/ListingPaging.tsx'
import { ProductRow } from '../../../features/listing/page/ProductRow.tsx'
import { NoResults } from '../../../features/search/results/NoResults.tsx'
import { SearchHead } from '../../../features/search/results/SearchHead.tsx'
import { SearchPlaces } from '../../../features/search/results/SearchPlaces.tsx'
import { useShell } from '../../../layouts/use-shell.ts'
import { Late } from '../../../lib/hydration/late-view.tsx'
import { Static } from '../../../lib/hydration/Static.tsx'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { useData, useUrl } from '../../../lib/scope/use-page.ts'
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
      <Static key={`head ${href}`} className={styles.head}>
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
      </Static>
      <ListingControls
        address={address}
        filters={listing.filters}
        sorts={listing.sorts}
        totalProducts={totalProducts}
        hasCategory={query.categoryId !== null}
      >
        {totalProducts > 0 ? (
          <Static key={href} name="products">
            <Late view={productGrid} props={{ products, eager: firstRow, level: 2, comparable: true }} />
          </Static>
        ) : (
          <Late view={emptyListing} props={{ address, upHref: countOfChoices(query) > 0 ? null : '/' }} isWantedNow />
        )}
      </ListingControls>
      <Static key={`paging ${href}`}>
        <ListingPaging address={address} totalPages={state.totalPages} />
      </Static>
    </div>
  )
}
