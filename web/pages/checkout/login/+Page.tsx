import { LoginForm } from '../../../features/account/login/LoginForm.tsx'
import { CheckoutLoginPage } from '../../../features/checkout/login/CheckoutLoginPage.tsx'
import type { ActionAnswer } from '../../../lib/forms/post-action.ts'
import { useTexts } from '../../../lib/i18n/use-texts.ts'
import { useData, useSite } from '../../../lib/scope/use-page.ts'
import type { data } from './+data.ts'

const target = '/checkout/shipping'

export function Page() {
  const t = useTexts()
  const { isB2b } = useSite()
  const { checkout, flash } = useData<typeof data>()
  const goOn = async (answer: ActionAnswer) => {
    const { afterLogin } = await import('../../../features/account/login/change-of-user.ts')
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
