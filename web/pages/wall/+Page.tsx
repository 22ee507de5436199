import { Wall } from '../../features/account/Wall.tsx'
import { BusinessContact } from '../../layouts/Header/BusinessContact.tsx'

export function Page() {
  return <Wall contact={<BusinessContact />} />
}
