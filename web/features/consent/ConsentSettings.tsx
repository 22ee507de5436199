import { type FormEvent, useRef } from 'react'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { type ConsentPurpose, consentPurposes, readConsent } from '../../lib/visitor/consent.ts'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { Checkbox } from '../../ui/forms/Field/Checkbox.tsx'
import { Dialog } from '../../ui/structure/Dialog/Dialog.tsx'
import styles from './ConsentSettings.module.css'
import { LegalLinks } from './LegalLinks.tsx'
import { NecessaryStorage } from './NecessaryStorage.tsx'

type ConsentSettingsProps = {
  open: boolean
  onDecide: (purposes: readonly ConsentPurpose[]) => void
  onLeave: () => void
}

/** The second layer: each purpose by itself, what was agreed to before, and what the shop can't do without. */
export function ConsentSettings({ open, onDecide, onLeave }: ConsentSettingsProps) {
  const t = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const agreed = open ? readConsent() : null

  const save = (event: FormEvent) => {
    event.preventDefault()
    const chosen = new FormData(form.current ?? undefined)
    onDecide(consentPurposes.filter((purpose) => chosen.has(purpose)))
  }

  return (
    <Dialog
      open={open}
      onClose={onLeave}
      headline={t('consent.settings.headline')}
      footer={
        <div className={styles.answers}>
          <Button onClick={() => onDecide(consentPurposes)}>{t('consent.acceptAll')}</Button>
          <Button onClick={() => onDecide([])}>{t('consent.onlyNecessary')}</Button>
          <Button variant="outline" onClick={() => form.current?.requestSubmit()}>
            {t('consent.save')}
          </Button>
        </div>
      }
    >
      <form ref={form} onSubmit={save} className={styles.form}>
        <p>{t('consent.settings.text')}</p>
        {consentPurposes.map((purpose) => (
          <div key={purpose} className={styles.purpose}>
            <Checkbox
              name={purpose}
              defaultChecked={agreed?.[purpose] === true}
              aria-describedby={`consent-${purpose}`}
              className={styles.choice}
            >
              {t(`consent.${purpose}.name`)}
            </Checkbox>
            <p id={`consent-${purpose}`} className={styles.description}>
              {t(`consent.${purpose}.text`)}
            </p>
          </div>
        ))}
        <NecessaryStorage />
        <LegalLinks />
      </form>
    </Dialog>
  )
}
