import { returnComment } from '#contract/limits/returns.ts'
import type { ReturnItemFieldsFragment } from '../../generated/operations.ts'
import { useFormat } from '../../lib/i18n/format.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Picture } from '../../ui/content/Picture/Picture.tsx'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { Checkbox } from '../../ui/forms/Field/Checkbox.tsx'
import { Select } from '../../ui/forms/Field/Select.tsx'
import { TextArea } from '../../ui/forms/Field/TextArea.tsx'
import type { ReturnData } from './load-return.ts'
import { PastReturns } from './PastReturns.tsx'
import { ReturnFrame } from './ReturnFrame.tsx'
import styles from './returns.module.css'
import { sentBefore } from './sent-before.ts'

type Before = ReturnType<typeof sentBefore>
type Draft = ReturnData['order']['draft']

/** What goes back: items with quantity and reason. What is obvious is chosen already. */
export function ProductSelectionPage({ order, flash }: ReturnData) {
  const t = useTexts()
  const { date } = useFormat()
  const before = sentBefore(flash, 'productselection')
  const open = order.items.filter(({ returnableQuantity }) => returnableQuantity > 0)
  const closed = order.items.filter(({ returnableQuantity }) => returnableQuantity === 0)
  const lead = t('return.productselection.lead', { number: order.orderId, date: date(order.orderDate) })
  return (
    <ReturnFrame
      headline={t('return.title.productselection')}
      lead={lead}
      step="productselection"
      hash={order.hash}
      message={before.message}
    >
      {open.length === 0 ? (
        <Notice headline={t('return.nothing')}>
          <p>{t('return.nothing.text', { days: order.days })}</p>
        </Notice>
      ) : (
        <form method="post" action="/api/returns/productselection/" className={styles.form}>
          <input type="hidden" name="order" value={order.hash} />
          {before.errorOf('items') && <p className={styles.error}>{before.errorOf('items')}</p>}
          <ul className={styles.items}>
            {open.map((item) => (
              <li key={item.id} className={styles.item}>
                <Item item={item} draft={order.draft} isOnly={open.length === 1} before={before} />
              </li>
            ))}
          </ul>
          <Button type="submit" size="l" wide>
            {t('return.next')}
          </Button>
        </form>
      )}
      {closed.length > 0 && (
        <section className={styles.section} aria-labelledby="closed-items">
          <h2 id="closed-items" className={styles.subline}>
            {t('return.closed')}
          </h2>
          <ul className={styles.plain}>
            {closed.map(({ id, name, notReturnable }) => (
              <li key={id}>
                {name}: {t(`return.closed.${notReturnable ?? 'notShipped'}`)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PastReturns order={order} />
    </ReturnFrame>
  )
}

type ItemProps = { item: ReturnItemFieldsFragment; draft: Draft; isOnly: boolean; before: Before }

function Item({ item, draft, isOnly, before }: ItemProps) {
  const t = useTexts()
  const { id, name, variationText, image, price, returnableQuantity } = item
  const chosen = draft?.items.find((each) => each.id === id)
  const isChosen = before.hasValues ? before.typedOf(`item.${id}`) !== '' : draft ? Boolean(chosen) : isOnly
  return (
    <>
      <div className={styles.product}>
        {image && <Picture image={image} sizes="72px" alt="" className={styles.picture} />}
        <Checkbox name={`item.${id}`} value="1" defaultChecked={isChosen} aside={price.stringValue}>
          <span className={styles.name}>{name}</span>
          {variationText && <span className={styles.note}>{variationText}</span>}
        </Checkbox>
      </div>
      <fieldset aria-label={name} className={styles.details}>
        <div className={styles.pair}>
          <Select
            name={`quantity.${id}`}
            label={t('return.quantity')}
            defaultValue={before.typedOf(`quantity.${id}`, String(chosen?.quantity ?? returnableQuantity))}
            error={before.errorOf(`items.${id}.quantity`)}
          >
            {Array.from({ length: returnableQuantity }, (_, index) => index + 1).map((quantity) => (
              <option key={quantity} value={quantity}>
                {quantity}
              </option>
            ))}
          </Select>
          <Select
            name={`reason.${id}`}
            label={t('return.reason')}
            optional={t('return.optional')}
            defaultValue={before.typedOf(`reason.${id}`, chosen?.reason ?? 'none')}
            error={before.errorOf(`items.${id}.reason`)}
          >
            {item.reasons.map((reason) => (
              <option key={reason.name} value={reason.name}>
                {reason.label}
              </option>
            ))}
          </Select>
        </div>
        <TextArea
          name={`comment.${id}`}
          label={t('return.comment')}
          optional={t('return.optional')}
          rows={2}
          maxLength={returnComment}
          defaultValue={before.typedOf(`comment.${id}`, chosen?.additionalInfo ?? '')}
          error={before.errorOf(`items.${id}.additionalInfo`)}
        />
      </fieldset>
    </>
  )
}
