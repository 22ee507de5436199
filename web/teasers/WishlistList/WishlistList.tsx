import { TeaserList } from '../../features/wishlist/teaser/TeaserList.tsx'
import { TeaserWishlist } from '../../generated/operations.ts'
import { Deferred } from '../../lib/data/Deferred.tsx'
import { Heading } from '../../ui/content/Heading/Heading.tsx'
import { RichText } from '../../ui/content/RichText/RichText.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton/Skeleton.tsx'
import type { WishlistListProps } from './parse.ts'
import styles from './WishlistList.module.css'

export { parseWishlistList as parse } from './parse.ts'

/** A list that editors put together: quantities and variants may be changed, and all of it bought or kept at once. */
export function WishlistList({ externalId, headline, html, hasMenu }: WishlistListProps) {
  const head = (
    <div className={styles.head}>
      <Heading level={2}>{headline}</Heading>
      {html && <RichText html={html} />}
    </div>
  )
  return (
    <Deferred
      operation={TeaserWishlist}
      variables={{ externalId }}
      fallback={
        <section className={styles.list}>
          {head}
          <Skeleton className={styles.coming} />
        </section>
      }
    >
      {(data) => {
        const list = data?.getWishlistFromTeaser
        if (!list || list.entries.length === 0) return null
        return (
          <section className={styles.list} aria-label={headline} data-wishlist={externalId}>
            {head}
            <TeaserList list={list} name={headline} hasMenu={hasMenu} />
          </section>
        )
      }}
    </Deferred>
  )
}
