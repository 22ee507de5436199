import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { shippingViolation } from '#contract/rules/checkout/shipping.rules.ts'
import { type ShippingValues, shippingFields } from '#contract/rules/checkout/shipping-fields.ts'
import { errorsOf } from '#contract/rules/errors-of.ts'
import { missingKeys } from '#contract/rules/missing-field.ts'
import type { CheckoutFragment, SelectDeliveryInput } from '#web/generated/operations.ts'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { AddressFields, PackstationFields } from '#web/ui/forms/Address/AddressFields.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import styles from '../parts/checkout.module.css'
import { formBefore } from '../parts/checkout-values.ts'
import { StepFrame } from '../parts/StepFrame.tsx'
import { AddressBook, addressActsId } from './AddressBook.tsx'
import type { ShippingChange } from './change-shipping.ts'
import { ContactPart, DeliveryEmail, NotesPart, ShipperPart } from './MoreFields.tsx'
import { RemovedAddress } from './RemovedAddress.tsx'
import own from './Shipping.module.css'
import { shippingValues } from './shipping-values.ts'

const shippingAction = 'checkout-action/shipping'

type ShippingPageProps = {
  checkout: CheckoutFragment
  /** Id of the address that is being changed, where there is no script. */
  edit: string | null
  flash: Flash | null
  /** Reserved lightning deals. */
  deals?: ReactNode
}

type FindViolation = typeof shippingViolation
type ShippingChanges = typeof import('./change-shipping.ts')

/** Null without a connection: then the engine judges alone. */
const loadRules = () => import('#contract/rules/checkout/shipping.rules.ts').catch(() => null)

/** Loaded with the first change, or the step; null without a connection. */
const loadChanges = () => import('./change-shipping.ts').catch(() => null)

/** Where it is delivered to, addresses and what the packers should know: one form, sent whole. */
export function ShippingPage({ checkout: loaded, edit, flash, deals }: ShippingPageProps) {
  const t = useTexts()
  const [checkout, setCheckout] = useState(loaded)
  const [edited, setEdited] = useState(edit)
  const [removed, setRemoved] = useState(flash?.values.removed ?? null)
  useEffect(() => setCheckout(loaded), [loaded])
  const hasDeals = Boolean(deals)
  useEffect(() => {
    if (!hasDeals) return
    const left = new AbortController()
    inBackground(import('./follow-cart.ts').then(({ followCart }) => followCart(setCheckout, left.signal)))
    return () => left.abort()
  }, [hasDeals])
  const { shippingStep: shipping } = checkout
  const { deliveryType, countries } = shipping
  const labels = useLabels()

  // The rules come after the page: no field is left before they are there, and sending waits for them.
  const [find, setFind] = useState<FindViolation | null>(null)
  useEffect(() => inBackground(loadRules().then((rules) => rules && setFind(() => rules.shippingViolation))), [])
  const messageOf = (findViolation: FindViolation, name: string, values: ShippingValues) => {
    const violation = findViolation(name, values)
    if (!violation) return null
    const [key = `${violation.area}.fault.${violation.code}`] = missingKeys(violation.code, name)
    return t(key, { limit: violation.limit })
  }

  const form = useForm({
    action: `/api/${shippingAction}/`,
    id: 'shipping',
    fields: shippingFields,
    focus: 'summary',
    checkField: (name, values) => find && messageOf(find, name, values),
    check: async (values) => {
      const rules = await loadRules()
      return rules ? errorsOf(shippingFields, (name) => messageOf(rules.shippingViolation, name, values), values) : {}
    },
    messageFor: (count) => (count ? t('login.faults', { count }) : t('checkout.lost')),
    before: formBefore(shippingAction, shippingValues(shipping, edited), flash),
    send: async (_values, element) => {
      const fields = new FormData(element)
      const code = await loadChanges()
      return code ? code.saveShipping(`/api/${shippingAction}/`, fields) : { kind: 'lost' }
    },
  })

  /** Takes over the checkout after a change, or says why there is none. */
  const change = async (id: string, action: (code: ShippingChanges) => Promise<ShippingChange>): Promise<void> => {
    const code = await loadChanges()
    const changed = code && (await action(code))
    if (!changed || 'message' in changed)
      return showToast({ id, kind: 'error', text: changed?.message || t('checkout.lost') })
    setCheckout(changed.checkout)
    if (changed.removed !== undefined) setRemoved(changed.removed)
  }
  const select = (data: SelectDeliveryInput) => change('delivery', (code) => code.selectDelivery(data))
  const onAddress = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement)
      inBackground(change('address', (code) => code.changeAddress(element, submitter)))
  }
  const book = {
    form,
    edited,
    onEdit: (addressId: string | null) => {
      setEdited(addressId)
      inBackground(loadChanges().then((code) => code?.followEdit(addressId, edited)))
    },
  }

  return (
    <StepFrame headline={t('checkout.title.shipping')} cart={checkout.cart}>
      {deals}
      {removed && <RemovedAddress addressId={removed} />}
      <form {...form.form} noValidate className={styles.form}>
        <FormMessage form={form} labels={labels} />
        <ContactPart form={form} shipping={shipping} />
        <fieldset className={`${styles.panel} ${own.delivery}`}>
          <legend className={styles.legend}>{t('checkout.delivery')}</legend>
          <div className={styles.choices}>
            {(['sameAsBilling', 'shippingAddress', 'packstation'] as const).map((type) => (
              <div key={type} className={styles.choice}>
                <Checkbox
                  type="radio"
                  name="deliveryType"
                  value={type}
                  defaultChecked={(form.given('deliveryType') || deliveryType) === type}
                  onChange={() => inBackground(select({ deliveryType: type }))}
                >
                  {t(type === 'sameAsBilling' ? 'checkout.delivery.myAddress' : `checkout.delivery.${type}`)}
                </Checkbox>
              </div>
            ))}
          </div>
          <div className={own.when} data-when="shippingAddress">
            <AddressBook
              {...book}
              part="shippingAddress"
              label={t('checkout.shippingAddress.choose')}
              addresses={shipping.shippingAddresses}
              selectedId={shipping.shippingAddressId ?? null}
              onChoose={(shippingAddressId) => select({ shippingAddressId })}
            >
              <AddressFields part="shippingAddress" form={form} countries={countries} />
            </AddressBook>
            <DeliveryEmail form={form} part="shippingAddress" />
          </div>
          <div className={own.when} data-when="packstation">
            <AddressBook
              {...book}
              part="packstation"
              label={t('checkout.packstation.choose')}
              addresses={shipping.packstations}
              selectedId={shipping.packstationId ?? null}
              onChoose={(packstationId) => select({ packstationId })}
            >
              <PackstationFields form={form} />
            </AddressBook>
            <DeliveryEmail form={form} part="packstation" />
          </div>
        </fieldset>
        <fieldset className={styles.panel}>
          <legend className={styles.legend}>
            <span className={own.whenApart}>{t('checkout.billingAddress')}</span>
            <span className={own.whenSame}>{t('checkout.ownAddress')}</span>
          </legend>
          <AddressBook
            {...book}
            part="billingAddress"
            label={t('checkout.billingAddress.choose')}
            addresses={shipping.billingAddresses}
            selectedId={shipping.billingAddressId ?? null}
            onChoose={(billingAddressId) => select({ billingAddressId })}
          >
            <AddressFields part="billingAddress" form={form} countries={countries} />
          </AddressBook>
          <DeliveryEmail form={form} part="billingAddress" />
        </fieldset>
        <ShipperPart form={form} shipping={shipping} onChoose={(shipperCode) => select({ shipperCode })} />
        <NotesPart form={form} />
        <Button {...form.button} size="l" wide>
          {t(checkout.paymentStep.isAvailable ? 'checkout.toPayment' : 'checkout.toSummary')}
        </Button>
      </form>
      <form id={addressActsId} method="post" action="/api/checkout-action/address/" onSubmit={onAddress} hidden />
    </StepFrame>
  )
}

/** Names of the fields for the summary of errors; texts are named as the fields are. */
function useLabels(): Record<string, string> {
  const t = useTexts()
  return Object.fromEntries(shippingFields.map((name) => [name, t(`checkout.${name.slice(name.indexOf('.') + 1)}`)]))
}
