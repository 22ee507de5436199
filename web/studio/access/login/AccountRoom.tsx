import { inBackground } from '#web/lib/browser/in-background.ts'
import { useStore } from '#web/lib/browser/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { loginTexts } from '../../texts/login.ts'
import { Button } from '../../ui/Button.tsx'
import { Room } from '../../ui/Room.tsx'
import styles from './AccountRoom.module.css'
import { PasswordForm } from './PasswordForm.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'
import { logOut, session } from './session.ts'

/** The editor's own account: second factor, password, sessions. */
export function AccountRoom() {
  const texts = useTexts(loginTexts)
  const now = useStore(session)
  if (now.state !== 'open') return null
  const { me } = now
  return (
    <Room isNarrow>
      <header className={styles.head}>
        <div>
          <h1>{me.name}</h1>
          <p>
            {me.email} · {texts.rolesOf({ role: me.grantedRole, desks: me.grantedDesks })}
          </p>
        </div>
        <Button onClick={() => inBackground(logOut())}>{texts.logOut}</Button>
      </header>
      <SecondFactor me={me} />
      <PasswordForm />
      <Sessions />
    </Room>
  )
}
