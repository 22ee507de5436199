import { useTexts } from '../lib/texts.ts'
import { appTexts } from '../texts/app.ts'

export function PagesRoom() {
  const texts = useTexts(appTexts)
  return <h1>{texts.pages}</h1>
}
