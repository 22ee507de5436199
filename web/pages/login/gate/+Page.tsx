import { LoginGate } from '../../../features/account/login/LoginGate.tsx'
import { BusinessContact } from '../../../layouts/Header/BusinessContact.tsx'

export function Page() {
  return <LoginGate contact={<BusinessContact />} />
}
