import { Suspense, useEffect } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { inBackground } from '../../lib/browser/in-background.ts'
import { useStore } from '../../lib/browser/store.ts'
import { matchAddress, useAddress } from '../lib/router.ts'
import { loadSite } from '../lib/site.ts'
import { uiLanguage, useTexts } from '../lib/texts.ts'
import { appTexts } from '../texts/app.ts'
import { Fault } from './Fault.tsx'
import { rooms } from './rooms.ts'
import { Shell } from './Shell.tsx'

export function App() {
  const language = useStore(uiLanguage)
  useEffect(() => inBackground(loadSite()), [])
  return (
    <I18nProvider locale={language === 'de' ? 'de-DE' : 'en-GB'}>
      <Shell>
        <Fault>
          <CurrentRoom />
        </Fault>
      </Shell>
    </I18nProvider>
  )
}

function CurrentRoom() {
  const texts = useTexts(appTexts)
  const { path, query } = useAddress()
  for (const { pattern, View } of rooms) {
    const parameters = matchAddress(pattern, path)
    if (!parameters) continue
    return (
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <View key={path} parameters={parameters} query={query} />
      </Suspense>
    )
  }
  return <p>{texts.notFound}</p>
}
