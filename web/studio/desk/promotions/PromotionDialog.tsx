import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useStore } from '#web/lib/browser/store.ts'
import type { Field, Option } from '../../form/fields.ts'
import {
  StudioChangePromotion,
  StudioCreatePromotion,
  type StudioPromotionInput,
  type StudioPromotionKind,
  type StudioPromotionsOfQuery,
} from '../../generated/operations.ts'
import { site } from '../../lib/site.ts'
import { useTexts } from '../../lib/texts.ts'
import { promotionLabels as labels, promotionTexts } from '../../texts/promotions.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { CartPreview } from '../cart-preview/CartPreview.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { fieldNamed, formOfFields } from '../form-fields.ts'
import { useMerchantStores } from '../merchant-stores.ts'
import { categoriesField, nameFields, periodFields, storesFields } from '../shared-fields.ts'
import { useChange } from '../use-change.ts'

export type Promotion = StudioPromotionsOfQuery['studio_promotions']['promotions'][number]

type Entered = Partial<StudioPromotionInput>

const pieces = (key: string, label: { de: string; en: string }, maximum?: number): Field =>
  fieldNamed(key, label, { kind: 'number', minimum: 1, maximum }, { isRequired: true })

const effectFields: Record<StudioPromotionKind, (currency: string) => Field[]> = {
  buyNPayM: () => [pieces('quantity', labels.quantity), pieces('pay', labels.pay), categoriesField],
  percentFrom: () => [pieces('quantity', labels.quantity), pieces('percent', labels.percent, 100), categoriesField],
  gift: (currency) => [
    fieldNamed('minimumValue', labels.minimumValue, { kind: 'money', currency }, { isRequired: true }),
    fieldNamed('itemId', labels.itemId, { kind: 'pick', of: 'item' }, { isRequired: true }),
  ],
}

const formOf = (kind: StudioPromotionKind, currency: string, stores: Option[]): Field =>
  formOfFields([
    ...nameFields,
    fieldNamed('kind', labels.kind, { kind: 'choice', options: labels.kinds }, { isRequired: true }),
    ...effectFields[kind](currency),
    fieldNamed('position', labels.position, { kind: 'number', minimum: 0 }, { help: labels.positionHelp }),
    ...periodFields,
    ...storesFields(stores),
  ])

/** A promotion as the engine takes it; a field of the form that was emptied is left out. */
const inputOf = ({ kind = 'buyNPayM', stores = [], ...entered }: Entered): StudioPromotionInput => {
  const { nameDe, nameEn, quantity, pay, percent, minimumValue, itemId, categoryIds, position } = entered
  const { startsAt, endsAt } = entered
  return {
    ...{ kind, stores, nameDe, nameEn, quantity, pay, percent, minimumValue, itemId, position, startsAt, endsAt },
    categoryIds: categoryIds?.filter(Boolean),
  }
}

const enteredOf = (promotion: Promotion): Entered =>
  Object.fromEntries(Object.entries(inputOf(promotion)).filter(([, value]) => value !== null))

type Props = { currency: string; onDone: (message: string) => void; onClose: () => void }

export function NewPromotionDialog({ currency, onDone, onClose }: Props) {
  const texts = useTexts(promotionTexts)
  const stores = useMerchantStores()
  const store = useStore(site)?.store
  const [promotion, setPromotion] = useState<Entered>({ kind: 'buyNPayM', stores: store ? [store] : [] })
  const { send, errorsOf: _, fieldErrors, ...change } = useChange(StudioCreatePromotion)
  const form = formOf(promotion.kind ?? 'buyNPayM', currency, stores)
  const submit = () =>
    inBackground(send({ promotion: inputOf(promotion) }).then((isDone) => isDone && onDone(texts.created)))
  return (
    <ChangeDialog {...change} title={texts.create} action={texts.createAction} onClose={onClose} onSubmit={submit}>
      <DeskForm form={form} value={promotion} onChange={setPromotion} errors={fieldErrors} />
      <CartPreview promotion={inputOf(promotion)} />
    </ChangeDialog>
  )
}

export function ChangePromotionDialog({
  promotion: before,
  currency,
  onDone,
  onClose,
}: Props & { promotion: Promotion }) {
  const texts = useTexts(promotionTexts)
  const stores = useMerchantStores()
  const [promotion, setPromotion] = useState<Entered>(() => enteredOf(before))
  const { send, errorsOf: _, fieldErrors, ...change } = useChange(StudioChangePromotion)
  const { id, version, nameDe } = before
  const form = formOf(promotion.kind ?? 'buyNPayM', currency, stores)
  const submit = () =>
    inBackground(send({ id, version, promotion: inputOf(promotion) }).then((isDone) => isDone && onDone(texts.changed)))
  return (
    <ChangeDialog {...change} title={texts.changeOf(nameDe)} action={texts.change} onClose={onClose} onSubmit={submit}>
      {before.isImported && <p>{texts.imported}</p>}
      <DeskForm form={form} value={promotion} onChange={setPromotion} errors={fieldErrors} />
      <CartPreview promotion={inputOf(promotion)} promotionId={id} />
    </ChangeDialog>
  )
}
