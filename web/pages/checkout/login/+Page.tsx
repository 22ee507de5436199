import type { Arrival } from '#web/features/account/login/change-of-user.ts'
import { LoginForm } from '#web/features/account/login/LoginForm.tsx'
import { CheckoutLoginPage } from '#web/features/checkout/login/CheckoutLoginPage.tsx'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useData, useSite } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

const target = '/checkout/shipping'

export function Page() {
  const t = useTexts()
  const { isB2b } = useSite()
  const { checkout, flash } = useData<typeof data>()
  const goOn = async (arrival: Arrival) => {
    const { afterLogin } = await import('#web/features/account/login/change-of-user.ts')
    await afterLogin(arrival, { t, isB2b, target })
  }
  return (
    <CheckoutLoginPage
      checkout={checkout}
      flash={flash}
      login={<LoginForm target={target} flash={flash} onDone={goOn} />}
    />
  )
}
