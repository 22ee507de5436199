import { Wall } from '../../features/account/login/Wall.tsx'
import { BusinessContact } from '../../layouts/Header/BusinessContact.tsx'

export function Page() {
  return <Wall contact={<BusinessContact />} />
}
