import { useState } from 'react'
import { type FieldRule, limits } from '#contract/rules/fields.rules.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useFocusOn } from '#web/lib/forms/use-focus-on.ts'
import { useRuledForm, wasSent } from '#web/lib/forms/use-ruled-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import { Honeypot } from '#web/ui/forms/Honeypot/Honeypot.tsx'
import styles from '../forms/forms.module.css'
import { AccountFrame } from '../parts/AccountFrame.tsx'

const rules: readonly FieldRule[] = [
  { name: 'customerNumber', maxLength: limits.customerNumber },
  { name: 'postCode', maxLength: limits.postCode },
]

/**
 * Online access for customers who bought by invoice or catalogue: a mail goes to the address on file. The page reveals
 * no data.
 */
export function CustomerNumberPage({ flash }: { flash: Flash | null }) {
  const t = useTexts()
  const title = t('account.title.customerNumber')
  const [isDone, setDone] = useState(wasSent(flash, 'customer-access'))
  const done = useFocusOn<HTMLDivElement>(isDone)
  const form = useRuledForm({
    action: 'customer-access',
    rules,
    flash,
    send: posting({
      onDone: () => setDone(true),
    }),
  })
  return (
    <AccountFrame headline={title} lead={<p>{t('account.access.lead')}</p>} crumbs={[{ displayName: title }]}>
      {isDone ? (
        <div className={styles.form}>
          <div ref={done} tabIndex={-1} className={styles.done}>
            <Notice kind="success" headline={t('account.reset.sent')}>
              <p>{t('account.access.sent')}</p>
            </Notice>
          </div>
          <p className={styles.note}>
            <Link href="/login">{t('account.reset.back')}</Link>
          </p>
        </div>
      ) : (
        <form {...form.form} className={styles.form}>
          <FormMessage form={form} />
          <TextField
            {...form.field('customerNumber')}
            label={t('account.access.number')}
            hint={t('account.access.number.hint')}
            maxLength={limits.customerNumber}
            autoComplete="off"
            spellCheck={false}
            required
          />
          <TextField
            {...form.field('postCode')}
            label={t('account.access.postCode')}
            hint={t('account.access.postCode.hint')}
            maxLength={limits.postCode}
            autoComplete="postal-code"
            required
          />
          <Honeypot />
          <Button {...form.button} size="l" wide>
            {t('login.access')}
          </Button>
          <p className={styles.note}>
            {t('account.access.other')} <Link href="/myaccount/register">{t('login.register')}</Link>
          </p>
        </form>
      )}
    </AccountFrame>
  )
}
