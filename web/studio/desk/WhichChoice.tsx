import { useTexts } from '../lib/texts.ts'
import { deskTexts } from '../texts/desk.ts'
import { Button } from '../ui/Button.tsx'
import styles from './Desk.module.css'

/** Chooses between what is open and everything. */
export function WhichChoice({ all, onChange }: { all: boolean; onChange: (all: boolean) => void }) {
  const texts = useTexts(deskTexts)
  return (
    <div className={styles.actions}>
      <Button aria-pressed={!all} look={all ? 'plain' : 'primary'} onClick={() => onChange(false)}>
        {texts.isOpen}
      </Button>
      <Button aria-pressed={all} look={all ? 'primary' : 'plain'} onClick={() => onChange(true)}>
        {texts.isAll}
      </Button>
    </div>
  )
}
