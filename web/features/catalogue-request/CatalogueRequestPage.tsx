import { useState } from 'react'
import { catalogueRequestLimits as limits } from '#contract/limits/contact-form.ts'
import { catalogueRules } from '#contract/rules/service-forms.rules.ts'
import { posting } from '../../lib/forms/posting.ts'
import { useFocusOn } from '../../lib/forms/use-focus-on.ts'
import { useRuledForm, wasSent } from '../../lib/forms/use-ruled-form.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { EmailField } from '../../ui/forms/Field/EmailField.tsx'
import { TextField } from '../../ui/forms/Field/TextField.tsx'
import { FormMessage } from '../../ui/forms/FormMessage/FormMessage.tsx'
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot.tsx'
import { ServiceFrame } from '../../ui/structure/ServiceFrame/ServiceFrame.tsx'
import styles from './CatalogueRequestPage.module.css'
import type { CatalogueRequestData } from './load-catalogue-request.ts'

const lines = [
  ['organisation', 'organization'],
  ['name', 'name'],
  ['street', 'address-line1'],
  ['postCode', 'postal-code'],
  ['city', 'address-level2'],
] as const

/** The printed catalogue for organisations, by post (transactions.md §2.4). */
export function CatalogueRequestPage({ data }: { data: CatalogueRequestData }) {
  const t = useTexts()
  const [isSent, setSent] = useState(wasSent(data.flash, 'catalogue'))
  const done = useFocusOn<HTMLDivElement>(isSent)
  return (
    <ServiceFrame headline={t('catalogueRequest.title')} lead={!isSent && <p>{t('catalogueRequest.lead')}</p>}>
      {isSent ? (
        <div ref={done} tabIndex={-1} className={styles.done}>
          <Notice kind="success" headline={t('catalogueRequest.sent')}>
            <p>{t('catalogueRequest.sent.text')}</p>
          </Notice>
        </div>
      ) : (
        <RequestForm data={data} onSent={() => setSent(true)} />
      )}
    </ServiceFrame>
  )
}

function RequestForm({ data, onSent }: { data: CatalogueRequestData; onSent: () => void }) {
  const t = useTexts()
  const { submissionId, known } = data
  const form = useRuledForm({
    id: 'catalogue',
    action: 'catalogue',
    rules: catalogueRules(),
    flash: data.flash,
    stored: known,
    lost: t('catalogueRequest.failed'),
    send: posting({ onDone: onSent }),
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormMessage form={form} />
      <input type="hidden" name="submissionId" value={submissionId} />
      {lines.map(([name, autoComplete]) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={t(`catalogueRequest.${name}`)}
          maxLength={limits[name]}
          autoComplete={autoComplete}
          required
        />
      ))}
      <EmailField
        {...form.field('email')}
        label={t('catalogueRequest.email')}
        hint={t('catalogueRequest.email.hint')}
        required
      />
      <Honeypot />
      <Button {...form.button} size="l" wide>
        {t('catalogueRequest.send')}
      </Button>
    </form>
  )
}
