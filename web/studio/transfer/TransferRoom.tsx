import { useTexts } from '../lib/texts.ts'
import { transferTexts } from '../texts/transfer.ts'
import { Room } from '../ui/Room.tsx'
import { Export } from './Export.tsx'
import { Import } from './Import.tsx'

/** The store's content as a file, and back again. */
export function TransferRoom() {
  const texts = useTexts(transferTexts)
  return (
    <Room isNarrow>
      <h1>{texts.title}</h1>
      <Export />
      <Import />
    </Room>
  )
}
