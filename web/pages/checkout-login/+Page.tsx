import { afterLogin } from '../../features/account/login/change-of-user.ts'
import { LoginForm } from '../../features/account/login/LoginForm.tsx'
import { CheckoutLoginPage } from '../../features/checkout/login/CheckoutLoginPage.tsx'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { useData, useSite } from '../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

const target = '/checkout/shipping'

export function Page() {
  const t = useTexts()
  const { isB2b } = useSite()
  const { checkout, flash } = useData<typeof data>()
  return (
    <CheckoutLoginPage
      checkout={checkout}
      flash={flash}
      login={<LoginForm target={target} flash={flash} onDone={(answer) => afterLogin(answer, { t, isB2b, target })} />}
    />
  )
}
