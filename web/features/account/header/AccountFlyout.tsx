import { useState, useSyncExternalStore } from 'react'
import { Heart } from '#web/generated/icons/Heart.ts'
import { KeyRound } from '#web/generated/icons/KeyRound.ts'
import { LogOut } from '#web/generated/icons/LogOut.ts'
import { ShoppingBag } from '#web/generated/icons/ShoppingBag.ts'
import { UserRound } from '#web/generated/icons/UserRound.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { onPageShown } from '#web/lib/scope/page-shown.ts'
import { useSite } from '#web/lib/scope/use-page.ts'
import { customer, onCustomer } from '#web/lib/visitor/customer.ts'
import { loginState } from '#web/lib/visitor/login-state.ts'
import { Button, ButtonLink } from '#web/ui/forms/Button/Button.tsx'
import { afterLogin, leaveAccount, logOut } from '../login/change-of-user.ts'
import { LoginForm } from '../login/LoginForm.tsx'
import { ownPath, withTarget } from '../login/own-path.ts'
import { Benefits } from '../parts/Benefits.tsx'
import styles from './AccountFlyout.module.css'

type AccountFlyoutProps = { close: () => void }

/** What the account's shortcut opens: the way in, or what is inside. */
export function AccountFlyout({ close }: AccountFlyoutProps) {
  const state = useSyncExternalStore(onCustomer, () => loginState())
  if (state === 'logged_out') return <WayIn close={close} />
  return <Inside isGuest={state === 'guest'} close={close} />
}

function WayIn({ close }: AccountFlyoutProps) {
  const t = useTexts()
  const { isB2b, origin } = useSite()
  // The page below may be another one than when the flyout was opened first.
  const href = useSyncExternalStore(onPageShown, hrefOfPage)
  const target = ownPath(new URL(href, origin).searchParams.get('target'), origin)
  const here = target ?? ownPath(href, origin)
  return (
    <div className={styles.flyout}>
      <LoginForm
        target={here}
        onDone={async (answer) => {
          close()
          await afterLogin(answer, { t, isB2b, target })
        }}
      />
      <div className={styles.new}>
        <p className={styles.headline}>{t('login.new')}</p>
        <Benefits />
        <ButtonLink href={withTarget('/myaccount/register', here)} variant="outline" wide>
          {t('login.register')}
        </ButtonLink>
        {isB2b && (
          <p className={styles.access}>
            {t('login.access.headline')} <Link href="/myaccount/customernumber">{t('login.access')}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

function Inside({ isGuest, close }: AccountFlyoutProps & { isGuest: boolean }) {
  const t = useTexts()
  const { isB2b } = useSite()
  const known = useSyncExternalStore(onCustomer, customer)
  const [isLeaving, setLeaving] = useState(false)
  const leave = async () => {
    if (isLeaving) return
    setLeaving(true)
    const isOut = await logOut(t)
    setLeaving(false)
    if (!isOut) return
    close()
    await leaveAccount({ t, isB2b })
  }
  const links = isGuest
    ? [{ href: '/checkout/basket', icon: ShoppingBag, text: t('login.to.cart') }]
    : [
        { href: '/myaccount/overview', icon: UserRound, text: t('login.to.account') },
        {
          href: '/myaccount/wishlist',
          icon: Heart,
          text: t('login.to.wishlist'),
        },
        { href: '/myaccount/password', icon: KeyRound, text: t('login.to.password') },
        { href: '/checkout/basket', icon: ShoppingBag, text: t('login.to.cart') },
      ]
  return (
    <div className={styles.flyout}>
      {isGuest ? (
        <>
          <p className={styles.quiet}>{t('login.guest.text')}</p>
          <ButtonLink href="/myaccount/register" variant="outline" wide>
            {t('login.register')}
          </ButtonLink>
        </>
      ) : (
        <div>
          <p className={styles.headline}>{nameOf(known)}</p>
          <p className={styles.quiet}>{known?.companyName ?? known?.email?.email}</p>
        </div>
      )}
      <ul className={styles.links}>
        {links.map(({ href, icon: Icon, text }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        wide
        busy={isLeaving}
        icon={<LogOut size={20} strokeWidth={1.75} aria-hidden="true" />}
        onClick={leave}
      >
        {t(isGuest ? 'login.guest.end' : 'login.out')}
      </Button>
    </div>
  )
}

const hrefOfPage = () => location.pathname + location.search

const nameOf = (known: ReturnType<typeof customer>) => [known?.firstName, known?.lastName].filter(Boolean).join(' ')
