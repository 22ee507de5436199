import { useState } from 'react'
import { StudioProductOf } from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { productTexts } from '../../texts/products.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { Room } from '../../ui/Room.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import styles from '../Desk.module.css'
import { PicturesDialog } from './PicturesDialog.tsx'
import { PlannedDialog, PriceDialog, SaleDialog, StockDialog } from './ProductDialogs.tsx'
import type { Item, PlannedPrice } from './product.ts'

type Open =
  | { kind: 'sale' }
  | { kind: 'price' | 'stock' | 'pictures'; item: Item }
  | { kind: 'planned'; item: Item; planned: PlannedPrice }
  | null

/** One product: sale in this store, and prices and stock of its items. */
export function ProductRoom({ parameters: { id = '' } }: { parameters: Readonly<Record<string, string>> }) {
  const texts = useTexts(productTexts)
  const ui = useTexts(uiTexts)
  const { data, error, isLoading, reload } = useAnswer(StudioProductOf, { id })
  const [message, setMessage] = useState('')
  const [dialog, setDialog] = useState<Open>(null)
  const product = data?.studio_product
  if (data && !product) return <NotFound text={texts.noProduct} />
  const close = () => setDialog(null)
  const done = (text: string) => {
    setMessage(text)
    close()
    reload()
  }
  const common = { onDone: done, onClose: close }
  return (
    <Room>
      <header className={styles.head}>
        <h1>{product?.name ?? texts.title}</h1>
        {product && (
          <Button onClick={() => setDialog({ kind: 'sale' })}>{product.isSold ? texts.withdraw : texts.sell}</Button>
        )}
      </header>
      <p className={styles.actions}>
        <Link to="/products">{texts.all}</Link>
        {product && <Link to={`/products/${id}/texts`}>{texts.changeTexts}</Link>}
      </p>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isLoading && !data ? ui.loading : message}</p>
      {product && (
        <>
          <p>
            {product.isSold ? texts.isSold : texts.isWithdrawn} {product.isRetired && texts.isRetired}
          </p>
          <p className={styles.quiet}>{texts.imported}</p>
          <Table heads={[texts.item, texts.price, texts.planned, texts.stock, texts.pictures, null]}>
            {product.items.map((item) => (
              <ItemRow key={item.id} item={item} currency={product.currency} onOpen={setDialog} />
            ))}
          </Table>
          {dialog?.kind === 'sale' && <SaleDialog product={product} {...common} />}
          {dialog?.kind === 'price' && <PriceDialog item={dialog.item} currency={product.currency} {...common} />}
          {dialog?.kind === 'stock' && <StockDialog item={dialog.item} {...common} />}
          {dialog?.kind === 'pictures' && <PicturesDialog item={dialog.item} {...common} />}
          {dialog?.kind === 'planned' && (
            <PlannedDialog item={dialog.item} planned={dialog.planned} currency={product.currency} {...common} />
          )}
        </>
      )}
    </Room>
  )
}

type RowProps = { item: Item; currency: string; onOpen: (dialog: Open) => void }

function ItemRow({ item, currency, onOpen }: RowProps) {
  const texts = useTexts(productTexts)
  const { number, gtin, name, price, oldPrice, tiers, groupTiers, stock, claimed, plannedPrices, pictures } = item
  return (
    <tr>
      <th scope="row">
        {name}
        <br />
        <span className={styles.quiet}>{[number, gtin].filter(Boolean).join(' · ')}</span>
      </th>
      <td className={styles.number}>
        {price === null ? texts.notSold : formatMoney(price, currency)}
        {oldPrice !== null && (
          <>
            <br />
            <span className={styles.quiet}>{texts.before(formatMoney(oldPrice, currency))}</span>
          </>
        )}
        {tiers.map(({ quantity, amount }) => (
          <span key={quantity} className={styles.quiet}>
            <br />
            {texts.tier(quantity, formatMoney(amount, currency))}
          </span>
        ))}
        {groupTiers.map(({ group, quantity, amount }) => (
          <span key={`${group} ${quantity}`} className={styles.quiet}>
            <br />
            {texts.groupTier(texts.groups[group] ?? group, quantity, formatMoney(amount, currency))}
          </span>
        ))}
      </td>
      <td>
        {plannedPrices.map((planned) => {
          const amount = formatMoney(planned.price, currency)
          return (
            <div key={planned.startsAt} className={styles.actions}>
              <span>{texts.plannedPrice(amount, formatTime(planned.startsAt))}</span>
              <Button
                aria-label={texts.removePlannedOf(amount, name)}
                onClick={() => onOpen({ kind: 'planned', item, planned })}
              >
                {texts.removePlanned}
              </Button>
            </div>
          )
        })}
      </td>
      <td>{texts.pieces(stock, claimed)}</td>
      <td>{texts.countPictures(pictures.length)}</td>
      <td data-buttons="">
        <div className={styles.actions}>
          <Button aria-label={texts.changePriceOf(name)} onClick={() => onOpen({ kind: 'price', item })}>
            {texts.changePrice}
          </Button>
          <Button aria-label={texts.changeStockOf(name)} onClick={() => onOpen({ kind: 'stock', item })}>
            {texts.changeStock}
          </Button>
          <Button aria-label={texts.changePicturesOf(name)} onClick={() => onOpen({ kind: 'pictures', item })}>
            {texts.changePictures}
          </Button>
        </div>
      </td>
    </tr>
  )
}
