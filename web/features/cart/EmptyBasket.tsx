import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { loginState } from '../../lib/login-state.ts'
import { useSite } from '../../lib/use-page.ts'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'

/** Nothing in it: where to go on, and that another cart may wait behind the login. */
export function EmptyBasket() {
  const t = useTexts()
  const { isB2b } = useSite()
  const [isLoggedIn, setLoggedIn] = useState(false)
  useEffect(() => setLoggedIn(loginState() === 'logged_in'), [])
  return (
    <EmptyState headline={t(isB2b ? 'cart.empty.headline.b2b' : 'cart.empty.headline')}>
      <p>
        {t(
          isLoggedIn
            ? isB2b
              ? 'cart.empty.text.b2b'
              : 'cart.empty.text'
            : isB2b
              ? 'cart.empty.login.b2b'
              : 'cart.empty.login',
        )}
      </p>
      <ButtonLink href="/">{t('cart.empty.home')}</ButtonLink>
      {!isLoggedIn && (
        <ButtonLink href="/login" variant="outline">
          {t('cart.empty.loginLink')}
        </ButtonLink>
      )}
      <ButtonLink href="/myaccount/wishlist" variant="outline">
        {t(isB2b ? 'cart.empty.wishlist.b2b' : 'cart.empty.wishlist')}
      </ButtonLink>
    </EmptyState>
  )
}
