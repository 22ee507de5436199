import { useState } from 'react'
import { FileCheck } from '#web/generated/icons/FileCheck.ts'
import type { CertificateFragment } from '#web/generated/operations.ts'
import { violationOfFile } from '#web/lib/forms/file-violation.ts'
import { fileIn } from '#web/lib/forms/form-element.ts'
import { type FieldErrors, type Outcome, outcomeOf } from '#web/lib/forms/form-outcome.ts'
import { useFocusOn } from '#web/lib/forms/use-focus-on.ts'
import { useRuledForm, wasSent } from '#web/lib/forms/use-ruled-form.ts'
import { useFileSize } from '#web/lib/i18n/file-size.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { Notice } from '#web/ui/feedback/Notice/Notice.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { FileField } from '#web/ui/forms/Field/FileField.tsx'
import { FormMessage } from '#web/ui/forms/FormMessage/FormMessage.tsx'
import forms from '../forms/forms.module.css'
import styles from './Certificate.module.css'
import { sendCertificate } from './send-certificate.ts'

export type CertificateProps = {
  /** The one that the shop has. */
  certificate: CertificateFragment | null
  flash: Flash | null
}

/** Its file is judged on its own (lib/forms/file-violation.ts): the form knows fields of text. */
const rules = [{ name: 'file', isOptional: true }]

/** Business store: what proves that one orders for an organisation (transactions.md §6), and a form to send it. */
export function Certificate({ certificate: first, flash }: CertificateProps) {
  const t = useTexts()
  const { number } = useFormat()
  const [certificate, setCertificate] = useState(first)
  /** How much has left, from 0 to 1. */
  const [share, setShare] = useState<number | null>(null)
  const [done, setDone] = useState<'sent' | 'same' | null>(wasSent(flash, 'certificate') ? 'sent' : null)
  const message = useFocusOn<HTMLDivElement>(done)

  const send = async (): Promise<Outcome> => {
    setDone(null)
    const file = fileIn(form.form.ref.current, 'file')
    const violation = await violationOfFile(file)
    if (!file || violation) return refused({ file: t(`upload.error.${violation ?? 'empty'}`) })
    setShare(0)
    const sent = await sendCertificate(file, setShare)
    if (sent === 'busy') return refused({}, t('upload.error.busy'))
    if (sent?.certificate) {
      setDone(sent.certificate.receivedAt === certificate?.receivedAt ? 'same' : 'sent')
      setCertificate(sent.certificate)
      form.form.ref.current?.reset()
    }
    const outcome = outcomeOf(sent)
    return outcome.kind === 'refused' ? refused(outcome.errors, outcome.message) : outcome
  }
  const form = useRuledForm({
    action: 'certificate',
    rules,
    flash,
    send: () =>
      send()
        // The file was moved or closed since it was chosen.
        .catch((): Outcome => refused({ file: t('upload.error.unreadable') }))
        .finally(() => setShare(null)),
  })
  const percent = number(share ?? 0, { style: 'percent' })
  return (
    <section id="certificate" className={styles.certificate} aria-labelledby="certificate-headline">
      <div className={styles.words}>
        <Heading level={2} size="l" id="certificate-headline">
          {t('account.certificate')}
        </Heading>
        <p className={styles.lead}>{t('account.certificate.lead')}</p>
        {certificate && <Kept {...certificate} />}
      </div>
      <form {...form.form} encType="multipart/form-data" className={forms.form}>
        {done && (
          <div ref={message} tabIndex={-1} className={forms.done}>
            <Notice kind={done === 'sent' ? 'success' : 'info'} headline={t(`account.certificate.${done}`)}>
              <p>{t(`account.certificate.${done}.text`)}</p>
            </Notice>
          </div>
        )}
        <FormMessage form={form} />
        <FileField
          {...form.choice('file')}
          label={t(certificate ? 'account.certificate.newer' : 'account.certificate.file')}
          hint={t('account.certificate.hint')}
          accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
          required
        />
        <div className={styles.progress}>
          <p role="status">
            {share !== null && <label htmlFor="certificate-progress">{t('account.certificate.sending')}</label>}
          </p>
          {share !== null && (
            <div className={styles.bar}>
              <progress id="certificate-progress" value={share}>
                {percent}
              </progress>
              <span aria-hidden="true">{percent}</span>
            </div>
          )}
        </div>
        <Button {...form.button} wide>
          {t('account.certificate.send')}
        </Button>
      </form>
    </section>
  )
}

function Kept({ name, size, receivedAt, state, refusal }: CertificateFragment) {
  const t = useTexts()
  const { date } = useFormat()
  const fileSize = useFileSize()
  return (
    <p className={styles.kept}>
      <FileCheck size={24} strokeWidth={1.75} aria-hidden="true" />
      <span>
        <a href="/api/certificate/" download>
          {name}
        </a>
        <span className={styles.facts}>
          {t('account.certificate.kept', { size: fileSize(size), date: date(receivedAt) })}
        </span>
        <span className={styles.facts}>
          {t(`account.certificate.state.${state}`, {
            reason: refusal ? t(`account.certificate.refusal.${refusal}`) : '',
          })}
        </span>
      </span>
    </p>
  )
}

/** The form has one field: what is wrong with its file needs no words above. */
const refused = (errors: FieldErrors, message: string | null = null): Outcome => ({
  kind: 'refused',
  message: message ?? '',
  errors,
})
