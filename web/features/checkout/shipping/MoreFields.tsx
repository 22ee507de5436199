import { useState } from 'react'
import { checkoutTexts, speditionFormFields } from '#contract/limits/checkout.ts'
import type { AddressPart } from '#contract/rules/address-fields.ts'
import type { CheckoutShippingFragment } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import { CheckedEmailField, EmailField } from '#web/ui/forms/Field/EmailField.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import styles from '../parts/checkout.module.css'
import own from './Shipping.module.css'

type PartProps = { form: FormState; shipping: CheckoutShippingFragment }

/** Where the confirmation is sent. Guests may change it; customers keep theirs unless they ask for the change. */
export function ContactPart({ form, shipping: { account } }: PartProps) {
  const t = useTexts()
  const field = (
    <CheckedEmailField
      {...form.field('contact.email')}
      label={t('checkout.email')}
      hint={t('checkout.email.hint')}
      aria-required="true"
    />
  )
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{t('checkout.contact')}</legend>
      {account.mayChangeEmail ? (
        field
      ) : (
        <div className={own.email}>
          <p>{account.email}</p>
          <Checkbox name="contact.changeEmail" value="true" defaultChecked={form.given('contact.changeEmail') !== ''}>
            {t('checkout.email.change')}
          </Checkbox>
          <div className={own.emailField}>{field}</div>
        </div>
      )}
    </fieldset>
  )
}

/** Where news of the parcel goes besides the customer. */
export function DeliveryEmail({ form, part }: { form: FormState; part: AddressPart }) {
  const t = useTexts()
  return (
    <div className={own.email}>
      <Checkbox
        name={`${part}.hasDeliveryEmail`}
        value="true"
        defaultChecked={form.given(`${part}.hasDeliveryEmail`) !== ''}
      >
        {t('checkout.hasDeliveryEmail')}
      </Checkbox>
      <div className={own.emailField}>
        <EmailField {...form.field(`${part}.deliveryEmail`)} label={t('checkout.deliveryEmail')} autoComplete="off" />
      </div>
    </div>
  )
}

const reasons: Readonly<Record<string, string>> = {
  'DHL-GERMANY-ONLY': 'checkout.shipper.dhlGermanyOnly',
  'PACKSTATION-DHL-ONLY': 'checkout.shipper.packstationDhlOnly',
}

/** Bulky goods go by it; it is never chosen. */
const spedition = 'spedition'

type ShipperPartProps = PartProps & { onChoose: (shipperCode: string) => Promise<void> }

/** Who brings it, for how much, and why a shipper can't. Bulky goods always go by freight forwarder. */
export function ShipperPart({ form, shipping, onChoose }: ShipperPartProps) {
  const t = useTexts()
  const { shippers, needsSpedition } = shipping
  // What is chosen stands until the shop selects another one: without an answer it is sent with the step.
  const selected = shippers.find((shipper) => shipper.selected && shipper.code !== spedition)?.code ?? ''
  const [chosen, setChosen] = useState(selected)
  const [known, setKnown] = useState(selected)
  if (known !== selected) {
    setKnown(selected)
    setChosen(selected)
  }
  const choose = (code: string) => {
    setChosen(code)
    inBackground(onChoose(code))
  }
  const { id, error } = form.choice('shipper.shipperCode')
  return (
    <fieldset id={id} tabIndex={-1} className={styles.panel} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{t('checkout.shipperCode')}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.choices}>
        {shippers.map(({ code, name, enabled, costs, info, deliveryText, ...shipper }) => (
          <div key={code} className={styles.choice}>
            <Checkbox
              type={code === spedition ? 'checkbox' : 'radio'}
              name={code === spedition ? undefined : 'shipper.shipperCode'}
              value={code}
              checked={code === spedition ? shipper.selected : code === chosen}
              disabled={!enabled || code === spedition}
              onChange={() => choose(code)}
              // The cost is shown only when there is one (transactions.md §9).
              aside={costs.amount > 0 ? costs.stringValue : t('checkout.sum.free')}
            >
              {name}
            </Checkbox>
            {info && (
              <p className={`${styles.below} ${styles.note}`}>{t(reasons[info] ?? 'checkout.shipper.notPossible')}</p>
            )}
            {enabled && deliveryText && <p className={`${styles.below} ${styles.note}`}>{deliveryText}</p>}
            {code === spedition && <p className={`${styles.below} ${styles.note}`}>{t('checkout.shipper.bulky')}</p>}
          </div>
        ))}
      </div>
      {needsSpedition && (
        <fieldset className={styles.group}>
          <legend className={styles.smallLegend}>{t('checkout.spedition')}</legend>
          {speditionFormFields.map(({ fieldName, isRequired, limit }) => (
            <TextField
              key={fieldName}
              {...form.field(`spedition.${fieldName}`)}
              label={t(fieldName === 'phone' ? 'checkout.spedition.phone' : `checkout.${fieldName}`)}
              maxLength={limit}
              autoComplete={fieldName === 'phone' ? 'shipping tel' : 'off'}
              {...(isRequired ? { 'aria-required': 'true' } : { optional: t('checkout.optional') })}
            />
          ))}
        </fieldset>
      )}
    </fieldset>
  )
}

/** The business customer's own reference. */
export function NotesPart({ form }: { form: FormState }) {
  const t = useTexts()
  const { isB2b } = useSite()
  if (!isB2b) return null
  return (
    <fieldset className={styles.panel}>
      <legend className={styles.legend}>{t('checkout.notes')}</legend>
      <TextField
        {...form.field('miscellaneous.orderReference')}
        label={t('checkout.orderReference')}
        hint={t('checkout.orderReference.hint')}
        optional={t('checkout.optional')}
        maxLength={checkoutTexts.orderReference}
        autoComplete="off"
      />
    </fieldset>
  )
}
