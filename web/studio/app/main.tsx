import '../../ui/base.css'
import './studio.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { unlessLeaving, watchLeaving } from '../../lib/browser/watch-leaving.ts'
import { uiLanguage } from '../lib/texts.ts'
import { App } from './App.tsx'

document.documentElement.lang = uiLanguage.value()
// After a new build the old one's files are gone; what was not sent yet lies in the browser's store.
watchLeaving()
addEventListener('vite:preloadError', () => unlessLeaving(() => location.reload()))

const root = document.getElementById('studio')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
