import { useEffect, useRef, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioMediaSearch } from '../../generated/operations.ts'
import { useTexts } from '../../lib/texts.ts'
import { pickerTexts } from '../../texts/pickers.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import styles from './MediaDialog.module.css'
import type { Medium } from './media.ts'
import { thumbnailOf } from './media.ts'
import { uploadPicture } from './upload-picture.ts'

type Props = { onChoose: (medium: Medium) => void; onClose: () => void }

/** The library, found by words, and a way to put a picture into it. */
export function MediaDialog({ onChoose, onClose }: Props) {
  const texts = useTexts(pickerTexts)
  const ui = useTexts(uiTexts)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [isUploading, setUploading] = useState(false)
  const { data, error, isLoading, reload } = useAnswer(StudioMediaSearch, { search, page }, { waits: 200 })
  const media = data?.studio_media.media ?? []
  const hasMore = data !== null && page * 50 < data.studio_media.total
  if (isUploading) return <UploadDialog onUploaded={onChoose} onClose={() => setUploading(false)} />
  return (
    <Dialog
      title={texts.library}
      size="wide"
      onClose={onClose}
      actions={
        <>
          {page > 1 && <Button onClick={() => setPage(page - 1)}>{texts.back}</Button>}
          {hasMore && <Button onClick={() => setPage(page + 1)}>{texts.forward}</Button>}
          <Button look="primary" onClick={() => setUploading(true)}>
            {texts.upload}
          </Button>
        </>
      }
    >
      <SearchField
        label={texts.searchMedia}
        value={search}
        onChange={(text) => {
          setSearch(text)
          setPage(1)
        }}
      />
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p className={styles.status} role="status">
        {isLoading && ui.loading}
        {!isLoading && !error && media.length === 0 && texts.noResults}
      </p>
      <ul className={styles.grid}>
        {media.map((medium) => (
          <li key={medium.id}>
            <button type="button" className={styles.medium} onClick={() => onChoose(medium)}>
              <img src={thumbnailOf(medium.id)} alt="" loading="lazy" />
              <span>{medium.title || medium.alt || medium.id}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function UploadDialog({ onUploaded, onClose }: { onUploaded: (medium: Medium) => void; onClose: () => void }) {
  const texts = useTexts(pickerTexts)
  const [file, setFile] = useState<File | null>(null)
  const [alt, setAlt] = useState('')
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const opened = useRef(new AbortController())
  useEffect(() => {
    const closing = new AbortController()
    opened.current = closing
    return () => closing.abort()
  }, [])
  const upload = async () => {
    if (!file) return
    setSending(true)
    const answer = await uploadPicture({ file, alt }, opened.current.signal)
    // Closed meanwhile: the picture waits in the library.
    if (!answer) return
    setSending(false)
    if (answer.medium) onUploaded(answer.medium)
    else setFailed(true)
  }
  return (
    <Dialog
      title={texts.upload}
      onClose={onClose}
      actions={
        <Button look="primary" disabled={!file || isSending} onClick={() => inBackground(upload())}>
          {isSending ? texts.uploading : texts.upload}
        </Button>
      }
    >
      <Field label={texts.file} help={texts.fileHelp} isRequired errors={hasFailed ? [texts.uploadFailed] : []}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept="image/jpeg,image/png"
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null)
              setFailed(false)
            }}
          />
        )}
      </Field>
      <Field label={texts.alt} help={texts.altHelp}>
        {(control) => (
          <input
            {...control}
            className={fieldStyles.control}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
