import { useTexts } from '../lib/texts.ts'
import { uiTexts } from '../texts/ui.ts'
import { Link } from './Link.tsx'
import { RoomNotice } from './RoomNotice.tsx'

type Props = {
  text: string
  /** Where it leads on, and what that is called; the pages unless said. */
  to?: string
  way?: string
}

/** In the place of what is not there, with a way on. */
export function NotFound({ text, to = '/', way }: Props) {
  const texts = useTexts(uiTexts)
  return (
    <RoomNotice headline={text}>
      <Link to={to}>{way ?? texts.toPages}</Link>
    </RoomNotice>
  )
}
