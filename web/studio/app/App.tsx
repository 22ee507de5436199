import { Suspense, useEffect } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useStore } from '../../lib/browser/store.ts'
import { LoginDialog, LoginScreen } from '../access/login/LoginScreen.tsx'
import { SecondFactorNotice } from '../access/login/SecondFactorNotice.tsx'
import { loadSession, type Me, session, start } from '../access/login/session.ts'
import { navigate, useAddress } from '../lib/router.ts'
import { uiLanguage, useTexts } from '../lib/texts.ts'
import { appTexts } from '../texts/app.ts'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import styles from './App.module.css'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { roomAt, startOf } from './rooms.ts'
import { Shell } from './Shell.tsx'

export function App() {
  const language = useStore(uiLanguage)
  useEffect(() => inBackground(start()), [])
  return (
    <I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
      <Inside />
    </I18nProvider>
  )
}

/** The studio for those who are logged in, the login for all others. */
function Inside() {
  const texts = useTexts(appTexts)
  const now = useStore(session)
  if (now.state === 'none') return <LoginScreen />
  if (now.state === 'unknown') return <p role="status">{texts.loading}</p>
  if (now.state === 'unreachable') {
    return (
      <main>
        <CallErrorNotice error={now.error} onRetry={() => inBackground(loadSession())} />
      </main>
    )
  }
  return (
    <>
      <Shell me={now.me}>
        <SecondFactorNotice me={now.me} />
        <ErrorBoundary>
          <CurrentRoom me={now.me} />
        </ErrorBoundary>
      </Shell>
      {now.hasEnded && <LoginDialog me={now.me} />}
    </>
  )
}

function CurrentRoom({ me }: { me: Me }) {
  const texts = useTexts(appTexts)
  const { path, query } = useAddress()
  const found = roomAt(path, me)
  const leadsOn = path === '/' && !found
  useEffect(() => {
    if (leadsOn) navigate(startOf(me), { replace: true })
  }, [leadsOn, me])
  if (leadsOn) return null
  if (!found) return <NotFound text={texts.notFound} />
  const { View } = found.room
  return (
    <Suspense
      fallback={
        <p className={styles.notice} role="status">
          {texts.loading}
        </p>
      }
    >
      <View key={path} parameters={found.parameters} query={query} />
    </Suspense>
  )
}
