import { type Editor, type Field, isGroupValue } from '../../form/fields.ts'
import type { InBoth } from '../../form/schema.ts'
import { productLabels as labels } from '../../texts/products.ts'
import { fieldNamed, formOfFields, textEditor } from '../form-fields.ts'

const htmlEditor: Editor = { kind: 'html' }
const linesEditor: Editor = { kind: 'lines', maxLength: 5000 }
const maxEntries = 100

const group = (fields: Field[]): Editor => ({ kind: 'group', fields, alternatives: [], isPicture: false })
const list = (item: Field, { least = 0, most = maxEntries } = {}): Editor => ({ kind: 'list', item, least, most })
const entry = (label: InBoth, editor: Editor): Field => fieldNamed('', label, editor, { isRequired: true })

const inBoth = (
  key: string,
  label: InBoth,
  editor: Editor,
  { isRequired = true, isNeeded = false }: { isRequired?: boolean; isNeeded?: boolean } = {},
): Field =>
  fieldNamed(
    key,
    label,
    group([
      fieldNamed('de', labels.de, editor, { isRequired: isNeeded }),
      fieldNamed('en', labels.en, editor, { isRequired: isNeeded }),
    ]),
    { isRequired },
  )

const lines = list(entry(labels.line, textEditor))

const nameAndValue = [inBoth('name', labels.name, textEditor), inBoth('value', labels.value, textEditor)]

/** All texts of a product, in the form of an import; it has `items` items, whose number and order stay. */
export const productTextForm = (items: number): Field =>
  formOfFields([
    inBoth('name', labels.name, textEditor, { isNeeded: true }),
    inBoth('longDescription', labels.longDescription, htmlEditor),
    inBoth('shortFacts', labels.shortFacts, lines),
    inBoth('features', labels.features, lines),
    inBoth('scopeOfDelivery', labels.scopeOfDelivery, lines),
    fieldNamed(
      'dataAndFacts',
      labels.dataAndFacts,
      list(
        entry(
          labels.table,
          group([
            inBoth('headline', labels.headline, textEditor),
            fieldNamed('facts', labels.facts, list(entry(labels.fact, group(nameAndValue))), { isRequired: true }),
          ]),
        ),
      ),
      { isRequired: true },
    ),
    fieldNamed('labelAttributes', labels.labelAttributes, list(entry(labels.fact, group(nameAndValue))), {
      isRequired: true,
    }),
    fieldNamed(
      'extraTabs',
      labels.extraTabs,
      list(
        entry(
          labels.tab,
          group([inBoth('headline', labels.headline, textEditor), inBoth('content', labels.content, htmlEditor)]),
        ),
      ),
      { isRequired: true },
    ),
    inBoth('deliveryInfo', labels.deliveryInfo, linesEditor, { isRequired: false }),
    inBoth('warranty', labels.warranty, linesEditor, { isRequired: false }),
    inBoth('rightOfWithdrawalInfo', labels.rightOfWithdrawalInfo, linesEditor, { isRequired: false }),
    inBoth('oldElectricalDevicesInfo', labels.oldElectricalDevicesInfo, linesEditor, { isRequired: false }),
    inBoth('metaTitle', labels.metaTitle, textEditor),
    inBoth('metaDescription', labels.metaDescription, linesEditor),
    fieldNamed(
      'items',
      labels.items,
      list(entry(labels.item, group([inBoth('name', labels.name, textEditor, { isNeeded: true })])), {
        least: items,
        most: items,
      }),
      { isRequired: true },
    ),
  ])

/** A value of a form with the empty texts and lists that forms leave out: an import needs each that is not optional. */
export function completed({ editor, isRequired }: Field, value: unknown): unknown {
  if (editor.kind === 'group') {
    if (!isRequired && value === undefined) return undefined
    const found = isGroupValue(value) ? value : {}
    return {
      ...found,
      ...Object.fromEntries(editor.fields.map((field) => [field.key, completed(field, found[field.key])])),
    }
  }
  if (editor.kind === 'list') return (Array.isArray(value) ? value : []).map((each) => completed(editor.item, each))
  return value ?? ''
}
