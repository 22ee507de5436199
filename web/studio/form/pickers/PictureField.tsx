import { ImagePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../lib/texts.ts'
import { pickerTexts } from '../../texts/pickers.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldErrors } from '../../ui/Field.tsx'
import { MediaDialog } from './MediaDialog.tsx'
import { type Medium, thumbnailOf } from './media.ts'
import styles from './PictureField.module.css'

type Props = {
  label: string
  help: string
  isRequired: boolean
  errors: readonly string[]
  mediaId: string
  onChoose: (medium: Medium) => void
  onRemove: (() => void) | null
  /** Fields of the picture besides the picture itself. */
  children: ReactNode
}

/** A picture of the library with its fields. */
export function PictureField({ label, help, errors, mediaId, onChoose, onRemove, children }: Props) {
  const texts = useTexts(pickerTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className={styles.picture}>
      <legend>{label}</legend>
      <div className={styles.row}>
        <button type="button" className={styles.preview} aria-label={texts.choose(label)} onClick={() => setOpen(true)}>
          {mediaId ? <img src={thumbnailOf(mediaId)} alt="" /> : <ImagePlus size={24} strokeWidth={1.75} aria-hidden />}
        </button>
        <div className={styles.actions}>
          {!mediaId && <p className={styles.help}>{texts.noPicture}</p>}
          <Button onClick={() => setOpen(true)}>{mediaId ? texts.change : texts.library}</Button>
          {mediaId && onRemove && (
            <Button look="quiet" onClick={onRemove}>
              {texts.clear}
            </Button>
          )}
        </div>
      </div>
      <FieldErrors errors={errors} />
      {help && <p className={styles.help}>{help}</p>}
      {children}
      {isOpen && (
        <MediaDialog
          onClose={() => setOpen(false)}
          onChoose={(medium) => {
            onChoose(medium)
            setOpen(false)
          }}
        />
      )}
    </fieldset>
  )
}
