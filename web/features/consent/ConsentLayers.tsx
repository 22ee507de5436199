import { useEffect } from 'react'
import { useStore } from '../../lib/browser/store.ts'
import { onPageShown } from '../../lib/scope/page-shown.ts'
import { type ConsentPurpose, onConsentChange, readConsent, saveConsent } from '../../lib/visitor/consent.ts'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import { ConsentSettings } from './ConsentSettings.tsx'
import { layerWanted } from './layer-wanted.ts'

/** The question goes only when it is answered; the settings go back to it while it is not. */
const leaveSettings = () => layerWanted.set(readConsent() === null ? 1 : null)

function decide(purposes: readonly ConsentPurpose[]): void {
  saveConsent(purposes)
  layerWanted.set(null)
}

export function ConsentLayers() {
  const layer = useStore(layerWanted)

  useEffect(() => {
    // Answered in another tab, or another page than the one that the settings were opened on.
    const dropQuestion = () => {
      if (readConsent() !== null && layer === 1) layerWanted.set(null)
    }
    const endChange = onConsentChange(dropQuestion)
    const endShown = onPageShown(() => layer === 2 && leaveSettings())
    document.addEventListener('visibilitychange', dropQuestion)
    return () => {
      endChange()
      endShown()
      document.removeEventListener('visibilitychange', dropQuestion)
    }
  }, [layer])

  return (
    <>
      {layer === 1 && <ConsentQuestion onDecide={decide} onSettings={() => layerWanted.set(2)} />}
      <ConsentSettings open={layer === 2} onDecide={decide} onLeave={leaveSettings} />
    </>
  )
}
