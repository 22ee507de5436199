import { useState } from 'react'
import type { AccountDetailsFragment } from '#web/generated/operations.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import styles from './Details.module.css'

type PendingEmailProps = {
  pending: NonNullable<AccountDetailsFragment['pendingEmail']>
  email: string
  onCancelled: (account: AccountDetailsFragment) => void
}

/** A new address that waits for its confirmations: which one is missing, until when, and the way out. */
export function PendingEmail({ pending, email, onCancelled }: PendingEmailProps) {
  const t = useTexts()
  const { date } = useFormat()
  const [isSending, setSending] = useState(false)
  const { newEmail, isOldConfirmed, isNewConfirmed, expiresAt } = pending
  const moment = { day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  const cancel = async (form: HTMLFormElement) => {
    const part = form.closest('section')
    setSending(true)
    const changes = await import('./change-details.ts').catch(() => null)
    const account = (await changes?.cancelEmail())?.account
    setSending(false)
    if (!account) return showToast({ id: 'email', kind: 'error', text: t('login.lost') })
    onCancelled(account)
    // The button goes with what it has ended.
    part?.querySelector('summary')?.focus()
  }
  return (
    <Notice headline={t('details.pending', { email: newEmail })}>
      <ul className={styles.steps}>
        <li>{t(isOldConfirmed ? 'details.pending.confirmed' : 'details.pending.open', { email })}</li>
        <li>{t(isNewConfirmed ? 'details.pending.confirmed' : 'details.pending.open', { email: newEmail })}</li>
      </ul>
      <p className={styles.note}>{t('details.pending.until', { moment: date(Date.parse(expiresAt), moment) })}</p>
      <form
        method="post"
        action="/api/account-action/email-cancel/"
        onSubmit={async (event) => {
          event.preventDefault()
          if (!isSending) await cancel(event.currentTarget)
        }}
      >
        <Button type="submit" variant="link" size="s" busy={isSending}>
          {t('details.pending.cancel')}
        </Button>
      </form>
    </Notice>
  )
}
