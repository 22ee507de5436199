import { useState } from 'react'
import { posting } from '#web/lib/forms/posting.ts'
import { useFocusOn } from '#web/lib/forms/use-focus-on.ts'
import { useRuledForm, wasSent } from '#web/lib/forms/use-ruled-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import { Honeypot } from '#web/ui/forms/Honeypot/Honeypot.tsx'
import { CustomerNameField, customerNameRule } from '../forms/CustomerNameField.tsx'
import styles from '../forms/forms.module.css'
import { AccountFrame } from '../parts/AccountFrame.tsx'
import { countTry, maxTries, triesSoFar } from './tries.ts'

/** The answer is the same whether there is such an account or not. */
export function ResetPasswordPage({ flash }: { flash: Flash | null }) {
  const t = useTexts()
  const { isB2b } = useSite()
  // Without script the page itself counts, by what it was sent with the time before.
  const sentWith = Math.min(Number(flash?.form === 'forgot-password' && flash.values.triesCount) || 0, 99)
  const [tries, setTries] = useState(wasSent(flash, 'forgot-password') ? Math.max(sentWith, 1) : 0)
  const done = useFocusOn<HTMLDivElement>(tries)
  const form = useRuledForm({
    action: 'forgot-password',
    rules: [customerNameRule(isB2b)],
    flash,
    send: posting({
      onDone: () => setTries(countTry('resetpassword')),
    }),
  })
  // With each render: with scripts the tab counts.
  const countInTab = (field: HTMLInputElement | null) => {
    if (field) field.value = String(triesSoFar('resetpassword') + 1)
  }
  return (
    <AccountFrame headline={t('account.title.resetPassword')} lead={<p>{t('account.reset.lead')}</p>}>
      {tries > 0 && (
        <div ref={done} tabIndex={-1} className={styles.done}>
          <Notice kind="success" headline={t('account.reset.sent')}>
            <p>{t('account.reset.sent.text')}</p>
            {tries > 1 && <p>{t('account.reset.again', { count: tries })}</p>}
            {tries >= maxTries && <p>{t('account.reset.help')}</p>}
          </Notice>
        </div>
      )}
      <form {...form.form} className={styles.form}>
        <FormMessage form={form} />
        <CustomerNameField form={form} />
        <Honeypot />
        <input ref={countInTab} type="hidden" name="triesCount" defaultValue={sentWith + 1} />
        <Button {...form.button} size="l" wide variant={tries > 0 ? 'outline' : 'primary'}>
          {t(tries > 0 ? 'account.reset.send.again' : 'account.reset.send')}
        </Button>
        <p className={styles.note}>
          <Link href="/login">{t('account.reset.back')}</Link>
        </p>
      </form>
    </AccountFrame>
  )
}
