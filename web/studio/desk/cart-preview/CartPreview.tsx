import { Fragment, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import {
  StudioCartPreviewOf,
  type StudioCartPreviewOfQuery,
  StudioExampleCartOf,
  type StudioPromotionInput,
  type StudioVoucherInput,
} from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { useTexts } from '../../lib/texts.ts'
import { cartPreviewLabels, cartPreviewTexts } from '../../texts/cart-preview.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import styles from '../Desk.module.css'
import { DeskForm } from '../DeskForm.tsx'
import { fieldNamed, formOfFields } from '../form-fields.ts'

type Entered = { items: { itemId?: string; quantity?: number }[] }

const form = formOfFields([
  fieldNamed('items', cartPreviewLabels.items, {
    kind: 'list',
    least: 0,
    most: 20,
    item: fieldNamed('', cartPreviewLabels.item, {
      kind: 'group',
      alternatives: [],
      isPicture: false,
      fields: [
        fieldNamed('itemId', cartPreviewLabels.item, { kind: 'pick', of: 'item' }, { isRequired: true }),
        fieldNamed('quantity', cartPreviewLabels.quantity, { kind: 'number', minimum: 1 }, { isRequired: true }),
      ],
    }),
  }),
])

type Props = {
  voucher?: StudioVoucherInput | null
  promotion?: StudioPromotionInput | null
  /** Of the promotion that is changed. */
  promotionId?: string | null
}

/** What an example cart would come to; the shop calculates it and stores nothing. */
export function CartPreview({ voucher = null, promotion = null, promotionId = null }: Props) {
  const texts = useTexts(cartPreviewTexts)
  const [{ items }, setEntered] = useState<Entered>({ items: [] })
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState<AskError | null>(null)
  const named = items.flatMap(({ itemId, quantity = 1 }) => (itemId ? [{ itemId, quantity }] : []))
  const isOff = named.length === 0
  const { data, error } = useAnswer(
    StudioCartPreviewOf,
    { items: named, voucher, promotion, promotionId },
    { waits: 300, isOff },
  )
  const takeExample = async () => {
    const { data: answer, error: problem } = await ask(StudioExampleCartOf, {})
    setFailure(problem)
    const example = answer?.studio_exampleCart ?? []
    setMessage(answer && example.length === 0 ? texts.noExample : '')
    if (example.length > 0) setEntered({ items: example.map(({ itemId, quantity }) => ({ itemId, quantity })) })
  }
  return (
    <section className={styles.part} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p className={styles.quiet}>{texts.intro}</p>
      <DeskForm
        form={form}
        value={{ items }}
        onChange={(next) => setEntered({ items: (next.items ?? []) as Entered['items'] })}
        errors={[]}
      />
      <div>
        <Button onClick={() => inBackground(takeExample())}>{texts.example}</Button>
      </div>
      {(failure ?? error) && <CallErrorNotice error={(failure ?? error) as AskError} />}
      <div role="status">{message || (data && !isOff && <Outcome {...data.studio_cartPreview} />)}</div>
    </section>
  )
}

function Outcome(cart: StudioCartPreviewOfQuery['studio_cartPreview']) {
  const texts = useTexts(cartPreviewTexts)
  const { lines, subtotal, promotionsSaving, voucherSaving, shipping, total, message } = cart
  const sums = [
    [texts.subtotal, subtotal.stringValue],
    [texts.promotions, promotionsSaving.amount > 0 ? `−${promotionsSaving.stringValue}` : null],
    [texts.voucher, voucherSaving.amount > 0 ? `−${voucherSaving.stringValue}` : null],
    [texts.shipping, shipping?.stringValue ?? null],
    [texts.total, total.stringValue],
  ] as const
  return (
    <>
      {message && <p className={styles.refusal}>{message}</p>}
      <Table heads={[texts.item, texts.quantity, texts.saving, texts.price]}>
        {lines.map(({ itemId, name, quantity, isAvailable, isGiven, total: price, saving }) => (
          <tr key={`${itemId} ${isGiven}`}>
            <th scope="row">{name}</th>
            <td>{quantity}</td>
            <td className={styles.number}>{saving.amount > 0 ? `−${saving.stringValue}` : ''}</td>
            <td className={styles.number}>{isGiven ? texts.given : isAvailable ? price.stringValue : texts.soldOut}</td>
          </tr>
        ))}
      </Table>
      <dl className={styles.facts}>
        {sums.map(
          ([name, value]) =>
            value !== null && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
    </>
  )
}
