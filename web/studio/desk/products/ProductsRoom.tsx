import { useState } from 'react'
import { StudioItemsOf } from '../../generated/operations.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { massChangeTexts } from '../../texts/mass-changes.ts'
import { productTexts } from '../../texts/products.ts'
import { uiTexts } from '../../texts/ui.ts'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { Room } from '../../ui/Room.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import styles from '../Desk.module.css'

/** Items by number, name or GTIN; each leads to its product. */
export function ProductsRoom() {
  const texts = useTexts(productTexts)
  const massTexts = useTexts(massChangeTexts)
  const ui = useTexts(uiTexts)
  const [search, setSearch] = useState('')
  const isOff = search.trim() === ''
  const { data, error, isLoading, reload } = useAnswer(StudioItemsOf, { search }, { waits: 250, isOff })
  const items = isOff ? undefined : data?.studio_items
  const currency = data?.getStore.currencyCode ?? ''
  return (
    <Room>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <Link to="/products/change">{massTexts.title}</Link>
      </header>
      <SearchField label={texts.search} value={search} onChange={setSearch} />
      <p className={styles.quiet}>{texts.searchHelp}</p>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isLoading && !items && !isOff ? ui.loading : items && texts.count(items.length)}</p>
      {items && items.length === 0 && <p>{texts.none}</p>}
      {items && items.length > 0 && (
        <Table heads={[texts.item, texts.price, texts.available]}>
          {items.map(({ id, productId, number, gtin, name, price, stock }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={`/products/${productId}`}>{name}</Link>
                <br />
                <span className={styles.quiet}>{[number, gtin].filter(Boolean).join(' · ')}</span>
              </th>
              <td className={styles.number}>{price === null ? texts.notSold : formatMoney(price, currency)}</td>
              <td className={styles.number}>{stock}</td>
            </tr>
          ))}
        </Table>
      )}
    </Room>
  )
}
