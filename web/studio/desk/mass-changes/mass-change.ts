import type { Field } from '../../form/fields.ts'
import type {
  StudioMassChangeInput,
  StudioMassChangeKind,
  StudioMassChangePreviewOfQuery,
  StudioMassChangesOfQuery,
  StudioProductFilter,
} from '../../generated/operations.ts'
import { massChangeLabels as labels, massChangeTexts } from '../../texts/mass-changes.ts'
import { fieldNamed, formOfFields, textEditor } from '../form-fields.ts'

export type Preview = StudioMassChangePreviewOfQuery['studio_massChangePreview']
export type PreviewRow = Preview['rows'][number]
export type PastChange = StudioMassChangesOfQuery['studio_massChanges'][number]

/** What the two forms have entered. */
export type Request = { filter: StudioProductFilter; change: StudioMassChangeInput }

const optionsOf = (values: readonly ('available' | 'few' | 'soldOut' | 'none' | 'to99' | 'to95')[]) =>
  values.map((value) => ({ value, label: labels[value] }))

export const filterForm = (currency: string): Field =>
  formOfFields([
    fieldNamed('categoryId', labels.categoryId, { kind: 'pick', of: 'category' }, { help: labels.categoryHelp }),
    fieldNamed('manufacturerId', labels.manufacturerId, { kind: 'pick', of: 'manufacturer' }),
    fieldNamed('search', labels.search, textEditor, { help: labels.searchHelp }),
    fieldNamed('priceFrom', labels.priceFrom, { kind: 'money', currency }),
    fieldNamed('priceTo', labels.priceTo, { kind: 'money', currency }),
    fieldNamed(
      'stock',
      labels.stock,
      { kind: 'choice', options: optionsOf(['available', 'few', 'soldOut']) },
      { help: labels.stockHelp },
    ),
  ])

const kinds = Object.keys(massChangeTexts.de.kinds) as StudioMassChangeKind[]

const kindField = fieldNamed(
  'kind',
  labels.kind,
  {
    kind: 'choice',
    options: kinds.map((value) => ({
      value,
      label: { de: massChangeTexts.de.kinds[value], en: massChangeTexts.en.kinds[value] },
    })),
  },
  { isRequired: true },
)

const fieldsOf = (kind: StudioMassChangeKind, currency: string): Field[] => {
  const required = { isRequired: true }
  switch (kind) {
    case 'setPrice':
      return [fieldNamed('amount', labels.amount, { kind: 'money', currency }, required)]
    case 'changePrice':
      return [
        fieldNamed('percent', labels.percent, { kind: 'number', step: 0.1 }, { ...required, help: labels.percentHelp }),
        fieldNamed(
          'rounding',
          labels.rounding,
          { kind: 'choice', options: optionsOf(['none', 'to99', 'to95']) },
          required,
        ),
      ]
    case 'setStock':
      return [fieldNamed('pieces', labels.pieces, { kind: 'number', minimum: 0 }, required)]
    case 'addStock':
      return [fieldNamed('pieces', labels.pieces, { kind: 'number' }, { ...required, help: labels.addHelp })]
    default:
      return []
  }
}

export const changeForm = (kind: StudioMassChangeKind, currency: string): Field =>
  formOfFields([kindField, ...fieldsOf(kind, currency)])
