import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useStore } from '#web/lib/browser/store.ts'
import {
  StudioChangePrice,
  StudioChangeSale,
  StudioChangeStock,
  type StudioPriceInput,
  StudioRemovePlannedPrice,
} from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { formatMoney } from '../../lib/money.ts'
import { site } from '../../lib/site.ts'
import { useTexts } from '../../lib/texts.ts'
import { productLabels as labels, productTexts } from '../../texts/products.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { fieldNamed, formOfFields, timeEditor } from '../form-fields.ts'
import { useChange } from '../use-change.ts'
import type { Item, PlannedPrice, Product, ProductDialogProps } from './product.ts'

const tierField = (currency: string) =>
  fieldNamed(
    '',
    labels.tier,
    {
      kind: 'group',
      fields: [
        fieldNamed('quantity', labels.quantity, { kind: 'number', minimum: 2 }, { isRequired: true }),
        fieldNamed('amount', labels.tierAmount, { kind: 'money', currency }, { isRequired: true }),
      ],
      alternatives: [],
      isPicture: false,
    },
    { isRequired: true },
  )

const groupTierField = (currency: string) =>
  fieldNamed(
    '',
    labels.tier,
    {
      kind: 'group',
      fields: [
        fieldNamed('group', labels.group, { kind: 'choice', options: labels.groups }, { isRequired: true }),
        fieldNamed('quantity', labels.quantity, { kind: 'number', minimum: 1 }, { isRequired: true }),
        fieldNamed('amount', labels.tierAmount, { kind: 'money', currency }, { isRequired: true }),
      ],
      alternatives: [],
      isPicture: false,
    },
    { isRequired: true },
  )

/** A price with those by quantity and those of groups, at once or from a time on. */
export function PriceDialog({
  item,
  currency,
  onDone,
  onClose,
}: ProductDialogProps & { item: Item; currency: string }) {
  const { id: itemId, name, priceVersion: version, price: before, oldPrice, tiers, groupTiers } = item
  const texts = useTexts(productTexts)
  const isBusinessStore = useStore(site)?.store === 'b2b'
  const [price, setPrice] = useState<StudioPriceInput>({
    amount: before ?? undefined,
    oldAmount: oldPrice ?? undefined,
    tiers,
    groupTiers,
  })
  const { send, errorsOf: _, fieldErrors, ...change } = useChange(StudioChangePrice)
  const form = formOfFields([
    fieldNamed('amount', labels.amount, { kind: 'money', currency }, { isRequired: true }),
    fieldNamed('oldAmount', labels.oldAmount, { kind: 'money', currency }, { help: labels.oldHelp }),
    fieldNamed(
      'tiers',
      labels.tiers,
      { kind: 'list', item: tierField(currency), least: 0, most: 10 },
      {
        help: labels.tiersHelp,
      },
    ),
    ...(isBusinessStore
      ? [
          fieldNamed(
            'groupTiers',
            labels.groupTiers,
            { kind: 'list', item: groupTierField(currency), least: 0, most: 50 },
            { help: labels.groupTiersHelp },
          ),
        ]
      : []),
    fieldNamed('startsAt', labels.startsAt, timeEditor, { help: labels.startHelp }),
  ])
  const submit = () => {
    const { amount, oldAmount, startsAt, tiers: entered, groupTiers: ofGroups } = price
    const text = startsAt ? texts.pricePlanned : texts.priceChanged
    inBackground(
      send({
        itemId,
        version,
        price: {
          amount,
          oldAmount,
          startsAt,
          tiers: (entered ?? []).map(({ quantity, amount: each }) => ({ quantity, amount: each })),
          groupTiers: (ofGroups ?? []).map(({ group, quantity, amount: each }) => ({ group, quantity, amount: each })),
        },
      }).then((isDone) => isDone && onDone(text)),
    )
  }
  return (
    <ChangeDialog {...change} title={texts.changePriceOf(name)} action={texts.save} onClose={onClose} onSubmit={submit}>
      <DeskForm form={form} value={price} onChange={setPrice} errors={fieldErrors} />
    </ChangeDialog>
  )
}

export function StockDialog({ item, onDone, onClose }: ProductDialogProps & { item: Item }) {
  const { id: itemId, name, stock, stockVersion: version } = item
  const texts = useTexts(productTexts)
  const [entered, setEntered] = useState<{ pieces?: number }>({ pieces: stock })
  const { send, errorsOf: _, fieldErrors, ...change } = useChange(StudioChangeStock)
  const form = formOfFields([
    fieldNamed('pieces', labels.pieces, { kind: 'number', minimum: 0 }, { isRequired: true, help: labels.piecesHelp }),
  ])
  const submit = () =>
    inBackground(
      send({ itemId, version, pieces: entered.pieces }).then((isDone) => isDone && onDone(texts.stockChanged)),
    )
  return (
    <ChangeDialog {...change} title={texts.changeStockOf(name)} action={texts.save} onClose={onClose} onSubmit={submit}>
      <DeskForm form={form} value={entered} onChange={setEntered} errors={fieldErrors} />
    </ChangeDialog>
  )
}

/** Sells a product in this store, or withdraws it from there. */
export function SaleDialog({ product, onDone, onClose }: ProductDialogProps & { product: Product }) {
  const { id: productId, version, isSold } = product
  const texts = useTexts(productTexts)
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioChangeSale)
  const action = isSold ? texts.withdraw : texts.sell
  const submit = () =>
    inBackground(send({ productId, version, isSold: !isSold }).then((isDone) => isDone && onDone(texts.saleChanged)))
  return (
    <ChangeDialog
      {...change}
      look={isSold ? 'danger' : 'primary'}
      title={action}
      action={action}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{isSold ? texts.withdrawText : texts.sellText}</p>
    </ChangeDialog>
  )
}

type PlannedProps = ProductDialogProps & { item: Item; planned: PlannedPrice; currency: string }

export function PlannedDialog({ item, planned, currency, onDone, onClose }: PlannedProps) {
  const { id: itemId, name } = item
  const { startsAt, price } = planned
  const texts = useTexts(productTexts)
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioRemovePlannedPrice)
  const amount = formatMoney(price, currency)
  const submit = () => inBackground(send({ itemId, startsAt }).then((isDone) => isDone && onDone(texts.plannedRemoved)))
  return (
    <ChangeDialog
      {...change}
      look="danger"
      title={texts.removePlannedOf(amount, name)}
      action={texts.removePlanned}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>
        {texts.plannedPrice(amount, formatTime(startsAt))}. {texts.removePlannedText}
      </p>
    </ChangeDialog>
  )
}
