import { LoginGate } from '#web/features/account/login/LoginGate.tsx'
import { BusinessContact } from '#web/layouts/Header/BusinessContact.tsx'

export function Page() {
  return <LoginGate contact={<BusinessContact />} />
}
