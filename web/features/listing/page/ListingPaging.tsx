import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Pagination } from '#web/ui/structure/Pagination/Pagination.tsx'
import type { ListingAddress } from '../address/listing-address.ts'
import { withPage } from '../address/listing-choices.ts'
import styles from './ListingPaging.module.css'

export function ListingPaging({ address, totalPages }: { address: ListingAddress; totalPages: number }) {
  const t = useTexts()
  const { page } = address.query
  if (totalPages < 2) return null
  return (
    <div className={styles.paging}>
      <p className={styles.place}>{t('listing.page', { page, total: totalPages })}</p>
      <Pagination
        current={page}
        total={totalPages}
        hrefOf={(other) => address.hrefOf(withPage(address.query, other))}
      />
    </div>
  )
}
