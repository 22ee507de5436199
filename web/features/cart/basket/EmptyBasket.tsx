import { useEffect, useState } from 'react'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { loginState } from '#web/lib/visitor/login-state.ts'
import { EmptyBag } from '#web/ui/feedback/EmptyState/EmptyBag.tsx'
import { EmptyState } from '#web/ui/feedback/EmptyState/EmptyState.tsx'
import { ButtonLink } from '#web/ui/forms/Button/Button.tsx'

/** Nothing in it: where to go on, and that another cart may wait behind the login. */
export function EmptyBasket({ isLoggedIn: wasLoggedIn }: { isLoggedIn: boolean }) {
  const t = useTexts()
  const [isLoggedIn, setLoggedIn] = useState(wasLoggedIn)
  useEffect(() => setLoggedIn(loginState() === 'logged_in'), [])
  return (
    <EmptyState headline={t('cart.empty.headline')} picture={<EmptyBag />}>
      <p>{t(isLoggedIn ? 'cart.empty.text' : 'cart.empty.login')}</p>
      <ButtonLink href="/">{t('cart.empty.home')}</ButtonLink>
      {!isLoggedIn && (
        <ButtonLink href="/login" variant="outline">
          {t('cart.empty.loginLink')}
        </ButtonLink>
      )}
      <ButtonLink href="/myaccount/wishlist" variant="outline">
        {t('cart.empty.wishlist')}
      </ButtonLink>
    </EmptyState>
  )
}
