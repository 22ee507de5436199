import { isElsewhere } from '../lib/shop-time.ts'
import { useTexts } from '../lib/texts.ts'
import { uiTexts } from '../texts/ui.ts'

/** Says beside a time in which zone it is, for editors whose clocks show another one; otherwise empty. */
export const useZoneNote = (): string => {
  const { timeZone } = useTexts(uiTexts)
  return isElsewhere() ? timeZone : ''
}
