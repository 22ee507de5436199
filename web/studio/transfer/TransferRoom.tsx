import { useTexts } from '../lib/texts.ts'
import { transferTexts } from '../texts/transfer.ts'
import { Export } from './Export.tsx'
import { Import } from './Import.tsx'
import styles from './TransferRoom.module.css'

/** The store's content as a file, and back again. */
export function TransferRoom() {
  const texts = useTexts(transferTexts)
  return (
    <div className={styles.room}>
      <h1>{texts.title}</h1>
      <Export />
      <Import />
    </div>
  )
}
