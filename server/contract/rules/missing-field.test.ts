import t from 'tap'
import { translations } from '../texts/translations.ts'
import { addressParts, fieldsOf } from './address-fields.ts'
import { type FieldRule, violationOf } from './fields.rules.ts'
import { missingKeys, namedFields } from './missing-field.ts'
import {
  cancellationRules,
  catalogueRules,
  contactRules,
  newsletterEndRules,
  withdrawalRules,
} from './service-forms.rules.ts'

t.test('every named field has its sentence, and every sentence its field', async (t) => {
  const keys = translations.map(({ key }) => key).filter((key) => /^login\.missing\.\w+$/.test(key))
  t.same(keys.sort(), namedFields.map((name) => `login.missing.${name}`).sort())
})

t.test(
  'T5.69 what is missing in a form of the service pages or in an address is said by the field’s name',
  async (t) => {
    const rules: FieldRule[] = [
      ...contactRules(),
      ...catalogueRules(),
      ...withdrawalRules(),
      ...cancellationRules(),
      ...newsletterEndRules(),
      ...addressParts.flatMap((part) =>
        fieldsOf(part)
          .filter((name) => !['addressId', 'addition'].includes(name))
          .map((name) => ({ name: `${part}.${name}` })),
      ),
    ]
    const unnamed = rules.filter((rule) => {
      const violation = violationOf(rule, {})
      return violation && missingKeys(violation.code, rule.name).length === 0
    })
    t.same(
      unnamed.map(({ name }) => name),
      [],
    )
    t.same(missingKeys('required', 'billingAddress.firstname'), ['login.missing.firstname'])
    t.same(missingKeys('long', 'firstName'), [], 'only what is missing')
    t.same(missingKeys('required', 'shoeSize'), [], 'others have the general sentence')
  },
)
