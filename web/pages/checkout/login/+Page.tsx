import { LoginForm } from '#web/features/account/login/LoginForm.tsx'
import { CheckoutLoginPage } from '#web/features/checkout/login/CheckoutLoginPage.tsx'
import type { ActionAnswer } from '#web/lib/forms/post-action.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import { useData, useSite } from '#web/lib/scope/use-page.ts'
import type { data } from './+data.ts'

const target = '/checkout/shipping'

export function Page() {
  const t = useTexts()
  const { isB2b } = useSite()
  const { checkout, flash } = useData<typeof data>()
  const goOn = async (answer: ActionAnswer) => {
    const { afterLogin } = await import('#web/features/account/login/change-of-user.ts')
    await afterLogin(answer, { t, isB2b, target })
  }
  return (
    <CheckoutLoginPage
      checkout={checkout}
      flash={flash}
      login={<LoginForm target={target} flash={flash} onDone={goOn} />}
    />
  )
}
