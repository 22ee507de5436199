import { useTexts } from '../lib/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Link } from './Link.tsx'
import { RoomNotice } from './RoomNotice.tsx'

/** In the place of what is not there, with a way on. */
export function NotFound({ text }: { text: string }) {
  const texts = useTexts(uiTexts)
  return (
    <RoomNotice headline={text}>
      <Link to="/">{texts.toPages}</Link>
    </RoomNotice>
  )
}
