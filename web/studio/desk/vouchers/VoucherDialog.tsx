import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useStore } from '#web/lib/browser/store.ts'
import type { Field, Option } from '../../form/fields.ts'
import {
  StudioChangeVoucher,
  StudioCreateVoucher,
  StudioCreateVoucherSeries,
  type StudioVoucherInput,
  type StudioVoucherKind,
  type VoucherTermsFragment,
} from '../../generated/operations.ts'
import { site } from '../../lib/site.ts'
import { useTexts } from '../../lib/texts.ts'
import { voucherLabels as labels, voucherTexts } from '../../texts/vouchers.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import { CartPreview } from '../cart-preview/CartPreview.tsx'
import { DeskForm } from '../DeskForm.tsx'
import { fieldNamed, formOfFields, textEditor } from '../form-fields.ts'
import { useMerchantStores } from '../merchant-stores.ts'
import { categoriesField, nameFields, periodFields, storesFields } from '../shared-fields.ts'
import { useChange } from '../use-change.ts'

type Entered = Partial<StudioVoucherInput>

const effectFields: Record<StudioVoucherKind, (currency: string) => Field[]> = {
  percent: () => [
    fieldNamed('percent', labels.percent, { kind: 'number', minimum: 1, maximum: 100 }, { isRequired: true }),
  ],
  amount: (currency) => [fieldNamed('amount', labels.amount, { kind: 'money', currency }, { isRequired: true })],
  freeShipping: () => [],
  freeArticle: () => [fieldNamed('itemId', labels.itemId, { kind: 'pick', of: 'item' }, { isRequired: true })],
}

type FormOptions = { kind: StudioVoucherKind; currency: string; stores: Option[] }

/** Fields of all vouchers, those of a series included. */
const termFields = ({ kind, currency, stores }: FormOptions): Field[] => [
  ...nameFields,
  fieldNamed('kind', labels.kind, { kind: 'choice', options: labels.kinds }, { isRequired: true }),
  ...effectFields[kind](currency),
  fieldNamed('minimumValue', labels.minimumValue, { kind: 'money', currency }, { help: labels.minimumHelp }),
  categoriesField,
  ...periodFields,
  fieldNamed('isFirstOrder', labels.isFirstOrder, { kind: 'boolean' }),
  fieldNamed('isOncePerCustomer', labels.isOncePerCustomer, { kind: 'boolean' }),
  ...storesFields(stores),
]

const singleFields: Field[] = [
  fieldNamed('maxRedemptions', labels.maxRedemptions, { kind: 'number', minimum: 1 }, { help: labels.maxHelp }),
  fieldNamed('isOffered', labels.isOffered, { kind: 'boolean' }),
]

/** A voucher as the engine takes it; a field of the form that was emptied is left out. */
const inputOf = ({ kind = 'percent', stores = [], ...entered }: Entered): StudioVoucherInput => {
  const { code, nameDe, nameEn, percent, amount, itemId, minimumValue, categoryIds, maxRedemptions } = entered
  const { isFirstOrder = false, isOncePerCustomer = false, isOffered = false, startsAt, endsAt } = entered
  return {
    ...{ kind, stores, code, nameDe, nameEn, percent, amount, itemId, maxRedemptions, startsAt, endsAt },
    ...{ isFirstOrder, isOncePerCustomer, isOffered },
    minimumValue: minimumValue || undefined,
    categoryIds: categoryIds?.filter(Boolean),
  }
}

const enteredOf = (voucher: VoucherTermsFragment): Entered =>
  Object.fromEntries(Object.entries(inputOf(voucher)).filter(([, value]) => value !== null))

function useNewVoucher() {
  const store = useStore(site)?.store
  return useState<Entered>({ kind: 'percent', stores: store ? [store] : [] })
}

type Props = { currency: string; onDone: (message: string) => void; onClose: () => void }

export function NewVoucherDialog({ currency, onDone, onClose }: Props) {
  const texts = useTexts(voucherTexts)
  const stores = useMerchantStores()
  const [voucher, setVoucher] = useNewVoucher()
  const { send, errorsOf: _, fieldErrors, ...change } = useChange(StudioCreateVoucher)
  const { kind = 'percent' } = voucher
  const form = formOfFields([
    fieldNamed('code', labels.code, textEditor, { isRequired: true, help: labels.codeHelp }),
    ...termFields({ kind, currency, stores }),
    ...singleFields,
  ])
  const submit = () =>
    inBackground(
      send({ voucher: inputOf(voucher) }).then((isDone) => isDone && onDone(texts.created(voucher.code ?? ''))),
    )
  return (
    <ChangeDialog {...change} title={texts.create} action={texts.createAction} onClose={onClose} onSubmit={submit}>
      <DeskForm form={form} value={voucher} onChange={setVoucher} errors={fieldErrors} />
      <CartPreview voucher={inputOf(voucher)} />
    </ChangeDialog>
  )
}

export function ChangeVoucherDialog({
  voucher: before,
  currency,
  onDone,
  onClose,
}: Props & { voucher: VoucherTermsFragment }) {
  const texts = useTexts(voucherTexts)
  const stores = useMerchantStores()
  const [voucher, setVoucher] = useState<Entered>(() => enteredOf(before))
  const { send, errorsOf: _, fieldErrors, ...change } = useChange(StudioChangeVoucher)
  const { code, version } = before
  const { kind = 'percent' } = voucher
  const form = formOfFields([...termFields({ kind, currency, stores }), ...singleFields])
  const submit = () =>
    inBackground(send({ code, version, voucher: inputOf(voucher) }).then((isDone) => isDone && onDone(texts.changed)))
  return (
    <ChangeDialog {...change} title={texts.changeOf(code)} action={texts.change} onClose={onClose} onSubmit={submit}>
      {before.isImported && <p>{texts.imported}</p>}
      <DeskForm form={form} value={voucher} onChange={setVoucher} errors={fieldErrors} />
      <CartPreview voucher={inputOf({ ...voucher, code })} />
    </ChangeDialog>
  )
}

/** Codes that each count once. */
export function NewSeriesDialog({ currency, onDone, onClose }: Props) {
  const texts = useTexts(voucherTexts)
  const stores = useMerchantStores()
  const [voucher, setVoucher] = useNewVoucher()
  const [series, setSeries] = useState<{ prefix?: string; count?: number }>({})
  const { send, errorsOf: _, fieldErrors, ...change } = useChange(StudioCreateVoucherSeries)
  const { kind = 'percent' } = voucher
  const { prefix, count } = series
  const codesForm = formOfFields([
    fieldNamed('prefix', labels.prefix, textEditor, { help: labels.prefixHelp }),
    fieldNamed(
      'count',
      labels.count,
      { kind: 'number', minimum: 1, maximum: 10_000 },
      { isRequired: true, help: labels.countHelp },
    ),
  ])
  const submit = () =>
    inBackground(
      send({ voucher: inputOf(voucher), prefix, count }).then(
        (isDone) => isDone && onDone(texts.createdSeries(count ?? 0)),
      ),
    )
  return (
    <ChangeDialog
      {...change}
      title={texts.createSeries}
      action={texts.createAction}
      onClose={onClose}
      onSubmit={submit}
    >
      <DeskForm form={codesForm} value={series} onChange={setSeries} errors={fieldErrors} />
      <DeskForm
        form={formOfFields(termFields({ kind, currency, stores }))}
        value={voucher}
        onChange={setVoucher}
        errors={fieldErrors}
      />
      <CartPreview voucher={inputOf(voucher)} />
    </ChangeDialog>
  )
}
