import type { AccountDetailsFragment } from '#web/generated/operations.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import styles from './Details.module.css'
import { ownDetails } from './own-details.ts'

type PendingEmailProps = {
  pending: NonNullable<AccountDetailsFragment['pendingEmail']>
  email: string
  onCancelled: (account: AccountDetailsFragment) => void
}

/** A new address that waits for its confirmations: which one is missing, until when, and the way out. */
export function PendingEmail({ pending, email, onCancelled }: PendingEmailProps) {
  const t = useTexts()
  const { date } = useFormat()
  const { newEmail, isOldConfirmed, isNewConfirmed, expiresAt } = pending
  const moment = { day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  const form = useForm({
    action: '/api/account-action/email-cancel/',
    messageFor: () => t('login.lost'),
    send: posting<AccountDetailsFragment>({
      forgets: ownDetails,
      onDone: ({ data: account }) => {
        const part = form.form.ref.current?.closest('section')
        onCancelled(account)
        // The button goes with what it has ended.
        part?.querySelector('summary')?.focus()
      },
    }),
  })
  return (
    <Notice headline={t('details.pending', { email: newEmail })}>
      <ul className={styles.steps}>
        <li>{t(isOldConfirmed ? 'details.pending.confirmed' : 'details.pending.open', { email })}</li>
        <li>{t(isNewConfirmed ? 'details.pending.confirmed' : 'details.pending.open', { email: newEmail })}</li>
      </ul>
      <p className={styles.note}>{t('details.pending.until', { moment: date(Date.parse(expiresAt), moment) })}</p>
      <form {...form.form}>
        <FormMessage form={form} />
        <Button {...form.button} variant="link" size="s">
          {t('details.pending.cancel')}
        </Button>
      </form>
    </Notice>
  )
}
