import type { Field } from '../../form/fields.ts'
import { useTexts } from '../../lib/texts.ts'
import { conflictTexts } from '../../texts/conflict.ts'
import { contentTexts } from '../../texts/content.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { OtherDraft } from '../draft/draft-saver.ts'
import { DifferenceList } from '../history/DifferenceList.tsx'

type Props = {
  /** Each has its own way back to the version that was not taken. */
  of: 'page' | 'record'
  conflict: OtherDraft
  body: unknown
  form: Field | null
  onMine: () => void
  onTheirs: () => void
}

/** Two editors changed the same record: the one here sees what differs, and decides. */
export function ConflictDialog({ of, conflict, body, form, onMine, onTheirs }: Props) {
  const texts = useTexts(conflictTexts)
  const { notByEditors } = useTexts(contentTexts)
  const isGone = conflict.body === null
  const { updatedBy } = conflict
  const who = updatedBy === null ? texts.someone : (notByEditors[updatedBy] ?? updatedBy)
  return (
    <Dialog
      title={texts.title[of]}
      size="wide"
      actions={
        <>
          {!isGone && <Button onClick={onTheirs}>{texts.theirs}</Button>}
          <Button look="primary" onClick={onMine}>
            {texts.mine}
          </Button>
        </>
      }
    >
      {isGone ? (
        <p>{texts.gone}</p>
      ) : (
        <>
          <p>
            {texts.text(who)} {texts.wayBack[of]}
          </p>
          <h3>{texts.differences}</h3>
          <DifferenceList before={conflict.body} after={body} form={form} />
        </>
      )}
    </Dialog>
  )
}
