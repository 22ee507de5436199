import { inBackground } from '../../lib/browser/in-background.ts'
import { formOf } from '../form/schemas.ts'
import { useTexts } from '../lib/texts.ts'
import { composeTexts } from '../texts/compose.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import type { OtherDraft } from '../versions/draft/draft-saver.ts'
import { DifferenceList } from '../versions/history/DifferenceList.tsx'
import { useEditing, usePage } from './use-editing.ts'

/** Two editors changed the same page: the one here sees what differs, and decides. */
export function ConflictDialog({ conflict }: { conflict: OtherDraft }) {
  const texts = useTexts(composeTexts).conflict
  const { editing } = useEditing()
  const page = usePage()
  return (
    <Dialog
      title={texts.title}
      size="wide"
      actions={
        <>
          {conflict.body !== null && <Button onClick={editing.takeTheirs}>{texts.theirs}</Button>}
          <Button look="primary" onClick={() => inBackground(editing.keepMine())}>
            {texts.mine}
          </Button>
        </>
      }
    >
      <p>{texts.text(conflict.updatedBy ?? texts.someone)}</p>
      {conflict.body === null ? (
        <p>{texts.gone}</p>
      ) : (
        <>
          <h3>{texts.differences}</h3>
          <DifferenceList before={conflict.body} after={page} form={formOf('page.schema.json')} />
        </>
      )}
    </Dialog>
  )
}
