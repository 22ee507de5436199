import { useTexts } from '../../lib/texts.ts'
import { loginTexts } from '../../texts/login.ts'
import { Link } from '../../ui/Link.tsx'
import styles from './SecondFactorNotice.module.css'
import { type Me, reasonOf } from './session.ts'

/** For those whose role needs a second factor that they do not have yet: until then they can draft at most. */
export function SecondFactorNotice({ me }: { me: Me }) {
  const texts = useTexts(loginTexts)
  if (me.role === me.grantedRole && me.desks.length === me.grantedDesks.length) return null
  return (
    <p className={styles.notice}>
      {texts.secondFactorOff[reasonOf(me)]} <Link to="/account">{texts.setUp}</Link>
    </p>
  )
}
