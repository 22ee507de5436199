import { useStore } from '#web/lib/browser/store.ts'
import { shopInitial, studioName } from '../../lib/shop-name.ts'
import { chooseUiLanguage, uiLanguage, useTexts } from '../../lib/texts.ts'
import { appTexts } from '../../texts/app.ts'
import { loginTexts } from '../../texts/login.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './Login.module.css'
import { LoginForm } from './LoginForm.tsx'
import { leave, type Me } from './session.ts'

/** Stands for the whole studio as long as there is no session. */
export function LoginScreen() {
  const app = useTexts(appTexts)
  const texts = useTexts(loginTexts)
  const language = useStore(uiLanguage)
  const other = language === 'de' ? 'en' : 'de'
  return (
    <main className={styles.screen}>
      <div className={styles.card}>
        <span className={styles.mark} aria-hidden>
          {shopInitial}
        </span>
        <h1>{studioName}</h1>
        <p>{texts.welcome}</p>
        <LoginForm />
        <p className={styles.lost}>{texts.lost}</p>
      </div>
      <Button look="quiet" lang={other} onClick={() => chooseUiLanguage(other)}>
        {app.otherLanguage}
      </Button>
    </main>
  )
}

/** Above the page whose session has ended: what stands there stays. */
export function LoginDialog({ me }: { me: Me }) {
  const texts = useTexts(loginTexts)
  return (
    <Dialog title={texts.endedTitle} onClose={leave}>
      <p>{texts.endedText}</p>
      <LoginForm email={me.email} />
    </Dialog>
  )
}
