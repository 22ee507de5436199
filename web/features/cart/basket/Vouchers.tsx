import { useRef, useState } from 'react'
import { maxCartTextLength } from '#contract/limits/cart.ts'
import { TicketPercent } from '#web/generated/icons/TicketPercent.ts'
import { focusIfLost } from '#web/lib/browser/focus-if-lost.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import { PlainForm } from '../parts/PlainForm.tsx'
import type { Cart } from '../state/cart-state.ts'
import styles from './Vouchers.module.css'

/** The voucher that counts, those that could, with what is missing, and a field for a code. */
export function Vouchers({ cart, error }: { cart: Cart; error: string | null }) {
  const t = useTexts()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const redeemed = cart.details.voucherCodeStatus
  const others = cart.voucherInfos.filter(
    ({ successful, voucherCode }) => !successful && voucherCode !== redeemed?.code,
  )

  const run = async (action: (changes: typeof import('../state/cart-changes.ts')) => Promise<unknown>) => {
    setBusy(true)
    await action(await import('../state/cart-changes.ts'))
    setBusy(false)
    focusIfLost(() => form.current)
  }
  const redeem = (code: string) =>
    run(async ({ addVoucher }) => {
      const outcome = await addVoucher(code)
      const field = form.current?.querySelector('input[name="code"]')
      if (outcome?.successful && field instanceof HTMLInputElement) field.value = ''
      else if (field instanceof HTMLInputElement) field.focus()
    })

  return (
    <section ref={form} tabIndex={-1} className={styles.vouchers} aria-labelledby="vouchers-headline">
      <Heading level={2} size="l" id="vouchers-headline">
        {t('cart.voucher.headline')}
      </Heading>
      <div role="status" className={styles.said}>
        {redeemed && (
          <RedeemedVoucher
            voucher={redeemed}
            isBusy={isBusy}
            onRemove={() => run(({ removeVoucher }) => removeVoucher(redeemed.code))}
          />
        )}
      </div>
      <PlainForm action="addVoucher" className={styles.form} onSubmit={({ code = '' }) => redeem(code)}>
        <TextField
          name="code"
          label={t('cart.voucher.code')}
          maxLength={maxCartTextLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={error}
          className={styles.field}
        />
        <Button type="submit" variant="outline" busy={isBusy} className={styles.submit}>
          {t('cart.voucher.redeem')}
        </Button>
      </PlainForm>
      {others.length > 0 && (
        <ul className={styles.others} aria-label={t('cart.voucher.others')}>
          {others.map((voucher) => (
            <OtherVoucher key={voucher.voucherCode} voucher={voucher} isBusy={isBusy} onRedeem={redeem} />
          ))}
        </ul>
      )}
    </section>
  )
}

type RedeemedVoucherProps = {
  voucher: NonNullable<Cart['details']['voucherCodeStatus']>
  isBusy: boolean
  onRemove: () => Promise<void>
}

function RedeemedVoucher({ voucher, isBusy, onRemove }: RedeemedVoucherProps) {
  const t = useTexts()
  return (
    <PlainForm action="removeVoucher" className={styles.redeemed} onSubmit={onRemove}>
      <input type="hidden" name="code" value={voucher.code} />
      <TicketPercent size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.name}>{voucher.name}</p>
        <p className={styles.note}>
          {voucher.isApplied ? t('cart.voucher.applied', { code: voucher.code }) : voucher.message}
        </p>
      </div>
      <Button
        type="submit"
        variant="link"
        size="s"
        busy={isBusy}
        aria-label={t('cart.voucher.removeNamed', { code: voucher.code })}
      >
        {t('cart.voucher.remove')}
      </Button>
    </PlainForm>
  )
}

type OtherVoucherProps = {
  voucher: Cart['voucherInfos'][number]
  isBusy: boolean
  onRedeem: (code: string) => Promise<void>
}

/** A voucher that could be redeemed, or what is missing for it. */
function OtherVoucher({ voucher, isBusy, onRedeem }: OtherVoucherProps) {
  const t = useTexts()
  const { voucherCode, voucherName, attainable, failureDescriptions } = voucher
  return (
    <li className={styles.other}>
      <div className={styles.words}>
        <p className={styles.name}>{voucherName}</p>
        {attainable ? (
          <p className={styles.note}>{t('cart.voucher.attainable')}</p>
        ) : (
          failureDescriptions.map((reason) => (
            <p key={reason} className={styles.note}>
              {reason}
            </p>
          ))
        )}
      </div>
      {attainable && (
        <PlainForm action="addVoucher" onSubmit={() => onRedeem(voucherCode)}>
          <input type="hidden" name="code" value={voucherCode} />
          <Button
            type="submit"
            size="s"
            variant="outline"
            busy={isBusy}
            aria-label={t('cart.voucher.redeemNamed', { name: voucherName })}
          >
            {t('cart.voucher.redeem')}
          </Button>
        </PlainForm>
      )}
    </li>
  )
}
