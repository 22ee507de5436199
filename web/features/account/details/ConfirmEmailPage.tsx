import { useState } from 'react'
import { forgetAnswers } from '#web/lib/apollo/forget-answers.ts'
import { posting } from '#web/lib/forms/posting.ts'
import { useFocusOn } from '#web/lib/forms/use-focus-on.ts'
import { useForm } from '#web/lib/forms/use-form.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import formStyles from '../forms/forms.module.css'
import { AccountFrame } from '../parts/AccountFrame.tsx'
import { ownDetails } from './own-details.ts'

const confirmAction = 'account-action/email-confirm'

/** The second link was confirmed, or the first. */
const doneBy = ({ values }: Flash) => (values.changed ? 'changed' : 'half')

/** Where the links of a new address lead. A button confirms: programs of mail providers open links by themselves. */
export function ConfirmEmailPage({ token, flash }: { token: string; flash: Flash | null }) {
  const t = useTexts()
  const own = flash?.form === confirmAction ? flash : null
  const [done, setDone] = useState(own?.isDone ? doneBy(own) : null)
  const notice = useFocusOn<HTMLDivElement>(done !== null)
  const form = useForm({
    action: `/api/${confirmAction}/`,
    messageFor: () => t('login.lost'),
    before: own && !own.isDone ? { violations: { message: own.message, errors: {} } } : undefined,
    send: posting({
      onDone: async ({ outcome }) => {
        if (outcome.values.changed) await forgetAnswers(ownDetails)
        setDone(doneBy(outcome))
      },
    }),
  })
  const title = t('account.title.email')
  return (
    <AccountFrame headline={title} crumbs={[{ displayName: title }]}>
      {done ? (
        <div ref={notice} tabIndex={-1} className={formStyles.form}>
          <Notice kind="success" headline={t(`details.confirm.${done}`)}>
            <p>{t(`details.confirm.${done}.text`)}</p>
          </Notice>
          <ButtonLink href="/myaccount/contact-details">{t('account.title.details')}</ButtonLink>
        </div>
      ) : (
        <form {...form.form} className={formStyles.form}>
          <FormMessage form={form} />
          <p>{t('details.confirm.ask')}</p>
          <input type="hidden" name="token" value={token} />
          <Button {...form.button} size="l" wide>
            {t('details.confirm.button')}
          </Button>
        </form>
      )}
    </AccountFrame>
  )
}
