import { EmptyListing } from '../../features/listing/EmptyListing.tsx'
import { ListingControls } from '../../features/listing/ListingControls.tsx'
import { ListingPaging } from '../../features/listing/ListingPaging.tsx'
import { searchAddress } from '../../features/listing/listing-address.ts'
import { countOfChoices } from '../../features/listing/listing-choices.ts'
import { parseSearchQuery, searchQuery } from '../../features/listing/listing-url.ts'
import { NoResults } from '../../features/search/NoResults.tsx'
import { SearchHead } from '../../features/search/SearchHead.tsx'
import { useShell } from '../../layouts/use-shell.ts'
import { Static } from '../../lib/Static.tsx'
import { useData, useUrl } from '../../lib/use-page.ts'
import { ProductGrid } from '../../ui/ProductCard/ProductGrid.tsx'
import type { data } from './+data.ts'
import styles from './SearchPage.module.css'

/** Cards in the first row of a wide grid; their pictures don't wait. */
const firstRow = 4

export function Page() {
  const { listing } = useData<typeof data>()
  const { path, search } = useUrl()
  const departments = useShell()?.getNavigation ?? []
  const address = searchAddress(path, search)
  const query = parseSearchQuery(search)
  const href = address.hrefOf(address.query)
  const { products, state, totalProducts } = listing
  const isFiltered = countOfChoices(query) > 0
  const department =
    query.categoryId !== null && state.categoryName
      ? { name: state.categoryName, everywhereHref: path + searchQuery({ ...query, categoryId: null, page: 1 }) }
      : null

  return (
    <div className={styles.page}>
      <Static key={`head ${href}`}>
        <SearchHead term={query.term} originalTerm={query.originalTerm} department={department} />
      </Static>
      {totalProducts === 0 && !isFiltered ? (
        <NoResults term={query.term} departments={departments.filter((entry) => !entry.isExcludedFromNav)} />
      ) : (
        <ListingControls
          address={address}
          filters={listing.filters}
          sorts={listing.sorts}
          totalProducts={totalProducts}
          hasCategory={query.categoryId !== null}
        >
          {totalProducts > 0 ? (
            <Static key={href} name="products">
              <ProductGrid products={products} eager={firstRow} level={2} />
            </Static>
          ) : (
            <EmptyListing address={address} upHref="/" />
          )}
        </ListingControls>
      )}
      <Static key={`paging ${href}`}>
        <ListingPaging address={address} totalPages={state.totalPages} />
      </Static>
    </div>
  )
}
