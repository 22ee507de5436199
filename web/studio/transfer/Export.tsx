import { useState } from 'react'
import { inBackground } from '../../lib/browser/in-background.ts'
import { recordKinds } from '../content/kinds.ts'
import { type ContentKind, StudioExportOf } from '../generated/operations.ts'
import { type AskError, ask } from '../lib/ask.ts'
import { saveFile } from '../lib/save-file.ts'
import { site } from '../lib/site.ts'
import { useTexts } from '../lib/texts.ts'
import { contentTexts } from '../texts/content.ts'
import { transferTexts } from '../texts/transfer.ts'
import { Button } from '../ui/Button.tsx'
import { CallErrorNotice } from '../ui/CallErrorNotice.tsx'
import { fieldStyles } from '../ui/Field.tsx'
import styles from './TransferRoom.module.css'

const allKinds: readonly ContentKind[] = ['page', ...recordKinds]

export function Export() {
  const texts = useTexts(transferTexts)
  const { kinds: names } = useTexts(contentTexts)
  const [kinds, setKinds] = useState<readonly ContentKind[]>(allKinds)
  const [error, setError] = useState<AskError | null>(null)
  const download = async () => {
    const { data, error: failure } = await ask(StudioExportOf, { kinds: [...kinds] })
    setError(failure)
    if (!data) return
    const text = `${JSON.stringify(data.studio_export, null, 2)}\n`
    saveFile(new Blob([text], { type: 'application/json' }), `pausenhof-${site.value()?.store ?? 'shop'}.json`)
  }
  return (
    <section className={styles.part}>
      <h2>{texts.exportTitle}</h2>
      <p>{texts.exportHelp}</p>
      <fieldset className={styles.kinds}>
        <legend>{texts.what}</legend>
        {allKinds.map((kind) => (
          <label key={kind} className={fieldStyles.check}>
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds(allKinds.filter((each) => (each === kind ? target.checked : kinds.includes(each))))
              }
            />
            {names[kind]}
          </label>
        ))}
      </fieldset>
      {error && <CallErrorNotice error={error} />}
      <Button look="primary" disabled={kinds.length === 0} onClick={() => inBackground(download())}>
        {texts.download}
      </Button>
    </section>
  )
}
