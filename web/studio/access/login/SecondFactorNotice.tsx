import { useTexts } from '../../lib/texts.ts'
import { loginTexts } from '../../texts/login.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './SecondFactorNotice.module.css'
import type { Me } from './session.ts'

/** For those whose role needs a second factor that they do not have yet: until then they can only draft. */
export function SecondFactorNotice({ me }: { me: Me }) {
  const texts = useTexts(loginTexts)
  if (me.role === me.grantedRole) return null
  return (
    <p className={styles.notice}>
      {texts.secondFactorOff[me.grantedRole]} <Link to="/account">{texts.setUp}</Link>
    </p>
  )
}
