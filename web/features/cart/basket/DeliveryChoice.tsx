import { inBackground } from '#web/lib/browser/in-background.ts'
import { useWanted } from '#web/lib/forms/use-wanted.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import { Select } from '#web/ui/forms/Field/Select.tsx'
import { PlainForm } from '../parts/PlainForm.tsx'
import type { Cart } from '../state/cart-state.ts'
import styles from './DeliveryChoice.module.css'

/** Why a shipper cannot deliver (transactions.md §4). */
const reasons: Readonly<Record<string, string>> = {
  'DHL-GERMANY-ONLY': 'cart.delivery.dhlGermanyOnly',
  'PACKSTATION-DHL-ONLY': 'cart.delivery.packstationDhlOnly',
}

/** Bulky goods go by it; it is never chosen. */
const spedition = 'spedition'

const change = async (delivery: { country?: string; shipperCode?: string }) => {
  const { setDelivery } = await import('../state/cart-changes.ts')
  await setDelivery(delivery)
}

/** Delivery country and shippers with their costs; without script each form has a submit button. */
export function DeliveryChoice({ cart, error }: { cart: Cart; error: string | null }) {
  const t = useTexts()
  const { deliveryCountry, deliveryCountries } = cart.details
  const { shippers, educationalShippingTerms } = cart.basketValues
  const chosen = shippers.find(({ code, selected }) => selected && code !== spedition)?.code ?? ''
  const country = useWanted(deliveryCountry, (code) => change({ country: code }))
  const shipper = useWanted(chosen, (shipperCode) => change({ shipperCode }))

  return (
    <section
      className={styles.delivery}
      aria-labelledby="delivery-headline"
      aria-busy={country.isPending || shipper.isPending}
    >
      <Heading level={2} size="l" id="delivery-headline">
        {t('cart.delivery.headline')}
      </Heading>
      {deliveryCountries.length > 1 ? (
        <PlainForm
          action="setDelivery"
          className={styles.form}
          onSubmit={(values) => country.choose(values.country ?? '')}
        >
          <Select
            name="country"
            label={t('cart.delivery.country')}
            value={country.value}
            onChange={({ currentTarget }) => inBackground(country.choose(currentTarget.value))}
          >
            {deliveryCountries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
          <Button type="submit" size="s" variant="outline" className={styles.submit}>
            {t('cart.delivery.applyCountry')}
          </Button>
        </PlainForm>
      ) : (
        <p>{deliveryCountries[0]?.name}</p>
      )}
      {shippers.length > 0 && (
        <PlainForm
          action="setDelivery"
          className={styles.form}
          onSubmit={(values) => shipper.choose(values.shipperCode ?? '')}
        >
          <fieldset className={styles.shippers}>
            <legend className={styles.legend}>{t('cart.delivery.shipper')}</legend>
            {shippers.map(({ code, name, enabled, selected, costs, info, deliveryText }) => (
              <div key={code}>
                <Checkbox
                  type={code === spedition ? 'checkbox' : 'radio'}
                  // Bulky goods always go by freight forwarder: the box only informs and is not sent.
                  name={code === spedition ? undefined : 'shipperCode'}
                  value={code}
                  checked={code === spedition ? selected : code === shipper.value}
                  disabled={!enabled || code === spedition}
                  onChange={() => inBackground(shipper.choose(code))}
                  aside={costs.amount > 0 ? costs.stringValue : t('cart.delivery.free')}
                >
                  {name}
                </Checkbox>
                {info && <p className={styles.info}>{t(reasons[info] ?? 'cart.delivery.notPossible')}</p>}
                {enabled && deliveryText && <p className={styles.info}>{deliveryText}</p>}
                {code === spedition && <p className={styles.info}>{t('cart.delivery.bulky')}</p>}
              </div>
            ))}
          </fieldset>
          <Button type="submit" size="s" variant="outline" className={styles.submit}>
            {t('cart.delivery.applyShipper')}
          </Button>
        </PlainForm>
      )}
      {educationalShippingTerms && <p className={styles.terms}>{educationalShippingTerms}</p>}
      {error && (
        <Notice kind="warning" live>
          <p>{error}</p>
        </Notice>
      )}
    </section>
  )
}
