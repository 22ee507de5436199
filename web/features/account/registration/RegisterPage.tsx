import { useEffect } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { navigate } from '#web/lib/routing/router.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { showToast } from '#web/ui/feedback/Toast/show-toast.ts'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import styles from '../forms/forms.module.css'
import { afterLogin } from '../login/change-of-user.ts'
import { withTarget } from '../login/own-path.ts'
import { AccountFrame } from '../parts/AccountFrame.tsx'
import { BusinessRegistration } from './BusinessRegistration.tsx'
import { ConsumerRegistration } from './ConsumerRegistration.tsx'
import type { Buyer } from './load-buyer.ts'
import { RegisterAside } from './RegisterAside.tsx'

type RegisterPageProps = {
  /** Where the new customer is led to. */
  target: string
  isMember: boolean
  /** Who has just ordered as a guest: only a password is missing. */
  buyer: Buyer | null
  flash: Flash | null
}

export function RegisterPage({ target, isMember, buyer, flash }: RegisterPageProps) {
  const t = useTexts()
  const { isB2b } = useSite()
  const title = t('account.title.register')
  if (isMember) return <AlreadyIn title={title} target={target} />
  const Registration = isB2b ? BusinessRegistration : ConsumerRegistration
  return (
    <AccountFrame
      headline={title}
      lead={
        <p>
          {t('account.register.lead')}{' '}
          <Link href={withTarget('/login', target === '/myaccount/' ? null : target)}>
            {t('account.register.login')}
          </Link>
        </p>
      }
      crumbs={[{ displayName: title }]}
      aside={<RegisterAside />}
    >
      <Registration
        target={target}
        buyer={buyer}
        flash={flash}
        onDone={(answer) => afterLogin(answer, { t, isB2b, target, event: 'register' })}
      />
    </AccountFrame>
  )
}

/** Told, and led on (transactions.md §2); without script by the link. */
function AlreadyIn({ title, target }: { title: string; target: string }) {
  const t = useTexts()
  const text = t('account.register.alreadyLoggedIn')
  useEffect(() => {
    showToast({ id: 'already-logged-in', kind: 'info', text })
    inBackground(navigate(target, { overwriteLastHistoryEntry: true }))
  }, [text, target])
  return (
    <AccountFrame headline={title} crumbs={[{ displayName: title }]}>
      <div className={styles.form}>
        <Notice>
          <p>{text}</p>
        </Notice>
        <ButtonLink href={target}>{t('account.register.goOn')}</ButtonLink>
      </div>
    </AccountFrame>
  )
}
