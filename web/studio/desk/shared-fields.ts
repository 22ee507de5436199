import type { Field, Option } from '../form/fields.ts'
import { voucherLabels as labels } from '../texts/vouchers.ts'
import { fieldNamed, textEditor, timeEditor } from './form-fields.ts'

/** Fields that vouchers and promotions have in common. */
export const nameFields: Field[] = [
  fieldNamed('nameDe', labels.nameDe, textEditor, { isRequired: true }),
  fieldNamed('nameEn', labels.nameEn, textEditor, { isRequired: true }),
]

const category = fieldNamed('', labels.category, { kind: 'pick', of: 'category' }, { isRequired: true })

export const categoriesField: Field = fieldNamed(
  'categoryIds',
  labels.categories,
  { kind: 'list', item: category, least: 0, most: 50 },
  { help: labels.categoriesHelp },
)

export const periodFields: Field[] = [
  fieldNamed('startsAt', labels.startsAt, timeEditor, { help: labels.startHelp }),
  fieldNamed('endsAt', labels.endsAt, timeEditor, { help: labels.endHelp }),
]

/** Nothing for a merchant of one store. */
export const storesFields = (options: Option[]): Field[] =>
  options.length > 1 ? [fieldNamed('stores', labels.stores, { kind: 'choices', options })] : []
