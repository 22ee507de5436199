import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { AccountFrame } from '../parts/AccountFrame.tsx'
import { afterLogin } from './change-of-user.ts'
import { Invitation } from './Invitation.tsx'
import { LoginForm } from './LoginForm.tsx'

type LoginPageProps = { target: string | null; flash: Flash | null }

export function LoginPage({ target, flash }: LoginPageProps) {
  const t = useTexts()
  const { isB2b } = useSite()
  return (
    <AccountFrame
      headline={t('account.title.login')}
      lead={<p>{t('account.login.lead')}</p>}
      crumbs={[{ displayName: t('account.title.login') }]}
      aside={<Invitation target={target} />}
    >
      {target && !flash && (
        <Notice>
          <p>{target.startsWith('/myaccount/wishlist') ? t('account.login.wishlist') : t('account.login.target')}</p>
        </Notice>
      )}
      <LoginForm target={target} flash={flash} onDone={(answer) => afterLogin(answer, { t, isB2b, target })} />
    </AccountFrame>
  )
}
