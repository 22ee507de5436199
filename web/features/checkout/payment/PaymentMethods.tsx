import { checkoutTexts } from '#contract/limits/checkout.ts'
import type { CheckoutPaymentFragment } from '#web/generated/operations.ts'
import type { FormState } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Checkbox } from '#web/ui/forms/Field/Checkbox.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import styles from '../parts/checkout.module.css'
import own from './Payment.module.css'
import { PaymentMark } from './PaymentMark.tsx'

type Method = CheckoutPaymentFragment['paymentMethods'][number]

type PaymentMethodsProps = {
  form: FormState
  methods: readonly (Omit<Method, 'deliveryText'> & { deliveryText?: string | null })[]
  /** Says of each when the order is delivered: on the page that orders nothing else does. */
  showsDelivery?: boolean
}

/** All methods of the store; those that can't be used now stand last and say why. */
export function PaymentMethods({ form, methods, showsDelivery }: PaymentMethodsProps) {
  const t = useTexts()
  const { id, error } = form.choice('paymentId')
  const chosen = form.given('paymentId')
  // What can be used comes first, each in the editors' order.
  const inOrder = [...methods.filter(({ enabled }) => enabled), ...methods.filter(({ enabled }) => !enabled)]
  return (
    <fieldset id={id} tabIndex={-1} className={styles.panel} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{t('checkout.payment.method')}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <div className={styles.choices}>
        {inOrder.map(({ paymentId, displayName, description, enabled, message, needsBuyerReference, deliveryText }) => (
          <div key={paymentId} className={`${styles.choice} ${own.method}`} data-off={enabled ? undefined : ''}>
            <Checkbox
              type="radio"
              name="paymentId"
              value={paymentId}
              defaultChecked={enabled && chosen === paymentId}
              disabled={!enabled}
              aria-invalid={error && enabled ? true : undefined}
              aria-describedby={description || message ? `method-${paymentId}` : undefined}
              aside={<PaymentMark paymentId={paymentId} />}
            >
              {displayName}
            </Checkbox>
            {(message || description) && (
              <p id={`method-${paymentId}`} className={`${styles.below} ${styles.note}`}>
                {enabled ? description : message}
              </p>
            )}
            {showsDelivery && enabled && deliveryText && (
              <p className={`${styles.below} ${styles.note}`}>{deliveryText}</p>
            )}
            {needsBuyerReference && enabled && (
              <div className={`${styles.below} ${own.reference}`}>
                <TextField
                  {...form.field('payment.buyerReference')}
                  label={t('checkout.buyerReference')}
                  hint={t('checkout.buyerReference.hint')}
                  maxLength={checkoutTexts.buyerReference}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  aria-required="true"
                />
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  )
}
