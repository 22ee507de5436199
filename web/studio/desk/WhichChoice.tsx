import { useTexts } from '../lib/texts.ts'
import { deskTexts } from '../texts/desk.ts'
import { ButtonChoice } from './ButtonChoice.tsx'

/** Chooses between what is open and everything. */
export function WhichChoice({ all, onChange }: { all: boolean; onChange: (all: boolean) => void }) {
  const texts = useTexts(deskTexts)
  const options = [
    { value: false, label: texts.isOpen },
    { value: true, label: texts.isAll },
  ]
  return <ButtonChoice options={options} value={all} onChange={onChange} />
}
