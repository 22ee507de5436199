import { useEffect, useRef, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { hasSecurityLogout, loginState } from '#web/lib/visitor/login-state.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import styles from '../forms/forms.module.css'
import { clearFlag } from '../header/arrival.ts'
import { AccountFrame } from '../parts/AccountFrame.tsx'
import { logOut } from './change-of-user.ts'

type Stage = 'asking' | 'leaving' | 'out'

/**
 * Ends the session as soon as scripts run, by POST: a link alone changes nothing. Without script a button does it. A security
 * logout ends here as well, and says why (transactions.md §8).
 */
export function LogoutPage({ isOut }: { isOut: boolean }) {
  const t = useTexts()
  const [stage, setStage] = useState<Stage>(isOut ? 'out' : 'asking')
  const [isForced, setForced] = useState(false)
  const hasBegun = useRef(false)

  const leave = async () => {
    setStage('leaving')
    setStage((await logOut(t)) ? 'out' : 'asking')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come to be seen
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    if (hasSecurityLogout()) {
      setForced(true)
      clearFlag('securityLogout')
    }
    if (!isOut || loginState() !== 'logged_out') inBackground(leave())
  }, [])

  const isDone = stage === 'out'
  return (
    <AccountFrame
      headline={t(isDone ? 'account.logout.done' : 'account.title.logout')}
      crumbs={[{ displayName: t('account.title.logout') }]}
    >
      <div className={styles.form}>
        {isForced && (
          <Notice kind="warning" live>
            <p>{t('account.logout.security')}</p>
          </Notice>
        )}
        <p role="status">{t(messageKeys[stage])}</p>
        {isDone ? (
          <>
            <ButtonLink href="/">{t('account.logout.home')}</ButtonLink>
            <ButtonLink href="/login" variant="outline">
              {t('account.logout.again')}
            </ButtonLink>
          </>
        ) : (
          <form
            method="post"
            action="/api/logout-action/"
            onSubmit={(event) => {
              event.preventDefault()
              if (stage === 'asking') inBackground(leave())
            }}
          >
            <Button type="submit" wide busy={stage === 'leaving'}>
              {t('login.out')}
            </Button>
          </form>
        )}
      </div>
    </AccountFrame>
  )
}

const messageKeys = {
  asking: 'account.logout.ask',
  leaving: 'account.logout.leaving',
  out: 'login.out.done',
} as const
