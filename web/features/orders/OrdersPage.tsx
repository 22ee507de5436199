import type { OrderHistoryQuery } from '../../generated/operations.ts'
import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { EmptyState } from '../../ui/feedback/EmptyState/EmptyState.tsx'
import { ButtonLink } from '../../ui/forms/Button/Button.tsx'
import { Chip } from '../../ui/forms/Chip/Chip.tsx'
import { SearchField } from '../../ui/forms/Field/SearchField.tsx'
import { AccountNav } from '../../ui/structure/AccountNav/AccountNav.tsx'
import { Page } from '../../ui/structure/Page/Page.tsx'
import { Pagination } from '../../ui/structure/Pagination/Pagination.tsx'
import { OrderCard } from './OrderCard.tsx'
import styles from './OrdersPage.module.css'
import { type OrdersRequest, ordersAddress, recentFilter } from './order-address.ts'

type OrdersPageProps = { asked: OrdersRequest; history: OrderHistoryQuery }

/** The customer's orders of some months or a year, five a page. Search and filter are addresses, so they work without script. */
export function OrdersPage({ asked: requested, history }: OrdersPageProps) {
  const t = useTexts()
  const { number } = useFormat()
  const { getOrdersV2: list, getOrderYears: years } = history
  const { searchText, filter } = requested
  const { totalElements, currentPage, totalPages } = list.pageInfo
  return (
    <Page
      crumbs={[
        { displayName: t('orderHistory.account'), url: '/myaccount/overview' },
        { displayName: t('orderHistory.title') },
      ]}
      headline={t('orderHistory.title')}
      nav={<AccountNav />}
      beside={
        years.length > 0 && (
          <search className={styles.search}>
            <form method="get" action="/myaccount/orders">
              {filter !== recentFilter && <input type="hidden" name="filter" value={filter} />}
              <SearchField
                name="q"
                defaultValue={searchText}
                maxLength={200}
                label={t('orderHistory.search')}
                placeholder={t('orderHistory.search.hint')}
                submitLabel={t('orderHistory.search.go')}
              />
            </form>
          </search>
        )
      }
      className={styles.page}
    >
      {years.length > 0 && (
        <nav aria-label={t('orderHistory.filter')} className={styles.filters}>
          {[recentFilter, ...years.map(String)].map((each) => (
            <Chip key={each} href={ordersAddress({ searchText, filter: each })} selected={each === filter}>
              {each === recentFilter ? t('orderHistory.filter.recent') : each}
            </Chip>
          ))}
        </nav>
      )}
      {list.orders.length === 0 ? (
        <NoOrders asked={requested} years={years} />
      ) : (
        <>
          <p className={styles.count} role="status">
            {searchText === ''
              ? t('orderHistory.count', { count: totalElements })
              : t('orderHistory.found', { count: totalElements, text: searchText, number: number(totalElements) })}
          </p>
          <ul className={styles.orders}>
            {list.orders.map((order) => (
              <li key={order.orderId}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          <Pagination
            current={currentPage}
            total={totalPages}
            hrefOf={(page) => ordersAddress({ searchText, filter, page })}
          />
        </>
      )}
    </Page>
  )
}

/** Nothing ordered yet, nothing found, or nothing in this time: each has another way on. */
function NoOrders({ asked: { searchText, filter }, years }: { asked: OrdersRequest; years: readonly number[] }) {
  const t = useTexts()
  const [latest] = years
  if (latest === undefined)
    return (
      <EmptyState headline={t('orderHistory.none')}>
        <p>{t('orderHistory.none.text')}</p>
        <ButtonLink href="/sortiment">{t('orderHistory.none.go')}</ButtonLink>
      </EmptyState>
    )
  if (searchText !== '')
    return (
      <EmptyState headline={t('orderHistory.noHits', { text: searchText })}>
        <p>{t('orderHistory.noHits.text')}</p>
        <ButtonLink href={ordersAddress({ filter })} variant="outline">
          {t('orderHistory.noHits.go')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState headline={t('orderHistory.nothingNow')}>
      <p>{t('orderHistory.nothingNow.text', { year: String(latest) })}</p>
      <ButtonLink href={ordersAddress({ filter: String(latest) })}>
        {t('orderHistory.nothingNow.go', { year: String(latest) })}
      </ButtonLink>
    </EmptyState>
  )
}
