import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useStore } from '#web/lib/browser/store.ts'
import type { Field } from '../../form/fields.ts'
import {
  StudioChangeDeal,
  StudioCreateDeal,
  type StudioDealInput,
  StudioDealPreviewOf,
  type StudioDealPreviewOfQuery,
  type StudioDealsOfQuery,
} from '../../generated/operations.ts'
import { site } from '../../lib/site.ts'
import { useTexts } from '../../lib/texts.ts'
import { dealLabels, dealTexts } from '../../texts/deals.ts'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { DeskForm } from '../DeskForm.tsx'
import { fieldNamed, formOfFields, timeEditor } from '../form-fields.ts'
import { useMerchantStores } from '../merchant-stores.ts'
import { useChange } from '../use-change.ts'

export type Deal = StudioDealsOfQuery['studio_deals']['deals'][number]

const day = 86_400_000
const pieces = { kind: 'number', minimum: 1 } as const

const termFields = (currency: string): Field[] => [
  fieldNamed('amount', dealLabels.amount, { kind: 'money', currency }, { isRequired: true }),
  fieldNamed('quantity', dealLabels.quantity, pieces, { isRequired: true }),
  fieldNamed('maxPerOrder', dealLabels.maxPerOrder, pieces, { isRequired: true }),
  fieldNamed('startsAt', dealLabels.startsAt, timeEditor, { help: dealLabels.atOnce }),
  fieldNamed('endsAt', dealLabels.endsAt, timeEditor, { isRequired: true }),
]

const termsOf = ({ amount, quantity, maxPerOrder, startsAt, endsAt }: Deal) => ({
  ...{ amount, quantity, maxPerOrder, startsAt, endsAt },
})

/** What a form has entered, as the engine takes it. */
const inputOf = ({ itemId, stores, amount, quantity, maxPerOrder, startsAt, endsAt }: Partial<StudioDealInput>) => ({
  ...{ itemId, amount, quantity, maxPerOrder, startsAt, endsAt },
  stores: stores ?? [],
})

type Props = { currency: string; onDone: (message: string) => void; onClose: () => void }

/** A new deal: item, price, pieces and end; all else has a good start. */
export function NewDealDialog({ currency, onDone, onClose }: Props) {
  const texts = useTexts(dealTexts)
  const options = useMerchantStores()
  const store = useStore(site)?.store
  const [deal, setDeal] = useState<Partial<StudioDealInput>>({
    stores: store ? [store] : [],
    maxPerOrder: 1,
    endsAt: new Date(Date.now() + day).toISOString(),
  })
  const { send, errorsOf: _, fieldErrors, ...change } = useChange(StudioCreateDeal)
  const form = formOfFields([
    fieldNamed('itemId', dealLabels.itemId, { kind: 'pick', of: 'item' }, { isRequired: true }),
    ...termFields(currency),
    ...(options.length > 1 ? [fieldNamed('stores', dealLabels.stores, { kind: 'choices', options })] : []),
  ])
  const submit = () => inBackground(send({ deal: inputOf(deal) }).then((isDone) => isDone && onDone(texts.created)))
  return (
    <ChangeDialog {...change} title={texts.create} action={texts.createAction} onClose={onClose} onSubmit={submit}>
      <DeskForm form={form} value={deal} onChange={setDeal} errors={fieldErrors} />
      <Preview deal={deal} id={null} isOff={!deal.itemId} />
    </ChangeDialog>
  )
}

/** Terms of a deal that has not begun. */
export function ChangeDealDialog({
  deal: { id, version, name, ...before },
  currency,
  onDone,
  onClose,
}: Props & { deal: Deal }) {
  const texts = useTexts(dealTexts)
  const [deal, setDeal] = useState<Partial<StudioDealInput>>(() => termsOf({ id, version, name, ...before }))
  const { send, errorsOf: _, fieldErrors, ...change } = useChange(StudioChangeDeal)
  const submit = () =>
    inBackground(send({ id, version, deal: inputOf(deal) }).then((isDone) => isDone && onDone(texts.changed)))
  return (
    <ChangeDialog {...change} title={texts.changeOf(name)} action={texts.change} onClose={onClose} onSubmit={submit}>
      {before.isImported && <p>{texts.imported}</p>}
      <DeskForm form={formOfFields(termFields(currency))} value={deal} onChange={setDeal} errors={fieldErrors} />
      <Preview deal={deal} id={id} isOff={false} />
    </ChangeDialog>
  )
}

type PreviewProps = { deal: Partial<StudioDealInput>; id: string | null; isOff: boolean }

/** Prices of the product's items as their pages would show them. */
function Preview({ deal, id, isOff }: PreviewProps) {
  const texts = useTexts(dealTexts)
  const { data } = useAnswer(StudioDealPreviewOf, { deal: inputOf(deal), id }, { waits: 300, isOff })
  const preview = data?.studio_dealPreview
  return (
    <section className={styles.part} aria-label={texts.preview}>
      <h3>{texts.preview}</h3>
      {isOff && <p className={styles.quiet}>{texts.previewFirst}</p>}
      {preview && !isOff && <PreviewTable {...preview} />}
    </section>
  )
}

function PreviewTable({ items, stock }: StudioDealPreviewOfQuery['studio_dealPreview']) {
  const texts = useTexts(dealTexts)
  return (
    <>
      <p>{texts.stock(stock)}</p>
      <Table heads={[texts.article, texts.price]}>
        {items.map(({ id, number, name, price, dealPrice, percent }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <br />
              <span className={styles.quiet}>{number}</span>
            </th>
            <td className={styles.number}>
              {dealPrice ? (
                <>
                  <s>{price.stringValue}</s> <strong>{dealPrice.stringValue}</strong>{' '}
                  {percent !== null && texts.percent(percent)}
                </>
              ) : (
                price.stringValue
              )}
            </td>
          </tr>
        ))}
      </Table>
    </>
  )
}
