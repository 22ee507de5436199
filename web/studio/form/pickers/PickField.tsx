import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { pickerTexts } from '../../texts/pickers.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import type { Pickable } from '../fields.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { type Choice, type Searchable, useChosen } from './choices.ts'
import styles from './PickField.module.css'

type Props = {
  label: string
  help: string
  isRequired: boolean
  errors: readonly string[]
  of: Pickable
  value: string
  onChange: (value: string) => void
}

/** Something of the shop, chosen by search, and taken out again where it may be missing. An address can be typed as well: it may lead anywhere. */
export function PickField({ of, value, onChange, ...common }: Props) {
  const texts = useTexts(pickerTexts)
  const [isOpen, setOpen] = useState(false)
  if (of === 'media') return null
  const choose = (choice: Choice) => {
    onChange(choice.id)
    setOpen(false)
  }
  return (
    <div>
      <Field {...common}>
        {(control) => (
          <span className={styles.row}>
            {of === 'url' ? (
              <input
                {...control}
                className={fieldStyles.control}
                value={value}
                onChange={(event) => onChange(event.target.value)}
              />
            ) : (
              <Chosen id={control.id} of={of} value={value} />
            )}
            <Button label={`${texts.choose(common.label)}`} onClick={() => setOpen(true)}>
              <Search size={16} strokeWidth={1.75} aria-hidden />
            </Button>
            {of !== 'url' && !common.isRequired && value !== '' && (
              <Button look="quiet" label={`${texts.clear}: ${common.label}`} onClick={() => onChange('')}>
                <X size={16} strokeWidth={1.75} aria-hidden />
              </Button>
            )}
          </span>
        )}
      </Field>
      {isOpen && (
        <ChoiceDialog of={of} title={texts.choose(common.label)} onChoose={choose} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

function Chosen({ id, of, value }: { id: string; of: Searchable; value: string }) {
  const texts = useTexts(pickerTexts)
  const chosen = useChosen(of, value)
  return (
    <output id={id} className={styles.chosen}>
      {chosen?.image && <img src={chosen.image} alt="" width={32} height={32} />}
      <span>{value === '' ? texts.nothing : (chosen?.title ?? value)}</span>
    </output>
  )
}
