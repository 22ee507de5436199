import { formatTime } from '../lib/format.ts'
import { useTexts } from '../lib/texts.ts'
import { deskTexts } from '../texts/desk.ts'
import styles from './Desk.module.css'

/** When something is due, and whether it is late; nothing for what is done. */
export function DueTime({ at }: { at: string | null }) {
  const texts = useTexts(deskTexts)
  if (at === null) return null
  const isLate = Date.parse(at) < Date.now()
  return (
    <span className={isLate ? styles.late : undefined}>
      {formatTime(at)} {isLate && `(${texts.late})`}
    </span>
  )
}
