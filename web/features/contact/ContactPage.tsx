import { contactFormLimits, contactTopics } from '#contract/limits/contact-form.ts'
import { contactRules } from '#contract/rules/service-forms.rules.ts'
import { violationOfFile } from '../../lib/forms/file-violation.ts'
import { fileIn } from '../../lib/forms/form-element.ts'
import { posting } from '../../lib/forms/posting.ts'
import { useFocusOn } from '../../lib/forms/use-focus-on.ts'
import { useRuledForm } from '../../lib/forms/use-ruled-form.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { navigate } from '../../lib/routing/router.ts'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { Checkbox } from '../../ui/forms/Field/Checkbox.tsx'
import { EmailField } from '../../ui/forms/Field/EmailField.tsx'
import { FileField } from '../../ui/forms/Field/FileField.tsx'
import { Select } from '../../ui/forms/Field/Select.tsx'
import { TextArea } from '../../ui/forms/Field/TextArea.tsx'
import { TextField } from '../../ui/forms/Field/TextField.tsx'
import { FormMessage } from '../../ui/forms/FormMessage/FormMessage.tsx'
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot.tsx'
import { ServiceFrame } from '../../ui/structure/ServiceFrame/ServiceFrame.tsx'
import styles from './ContactPage.module.css'
import type { ContactData } from './load-contact.ts'

const post = posting({ onDone: () => navigate('/service/contact?sent=true') })

/** The contact form (transactions.md §2.2): a mail to the shop, with a copy to its sender. */
export function ContactPage({ data }: { data: ContactData }) {
  const t = useTexts()
  const { isSent } = data
  const done = useFocusOn<HTMLDivElement>(isSent)
  return (
    <ServiceFrame headline={t('contact.title')} lead={!isSent && <p>{t('contact.lead')}</p>}>
      {isSent ? (
        <div ref={done} tabIndex={-1} className={styles.done}>
          <Notice kind="success" headline={t('contact.sent')}>
            <p>{t('contact.sent.text')}</p>
          </Notice>
        </div>
      ) : (
        <ContactForm data={data} />
      )}
    </ServiceFrame>
  )
}

function ContactForm({ data }: { data: ContactData }) {
  const t = useTexts()
  const { submissionId, known } = data
  const form = useRuledForm({
    id: 'contact',
    action: 'contact',
    // The file is judged on its own: rules are for text.
    rules: [...contactRules(), { name: 'file', isOptional: true }],
    flash: data.flash,
    stored: known,
    lost: t('contact.failed'),
    send: async (values, element, submitter) => {
      const file = fileIn(element, 'file')
      const violation = file && (await violationOfFile(file).catch(() => 'unreadable' as const))
      if (violation) return { kind: 'refused', message: null, errors: { file: t(`upload.error.${violation}`) } }
      return post(values, element, submitter)
    },
  })
  return (
    <form {...form.form} encType="multipart/form-data" className={styles.form}>
      <FormMessage form={form} />
      <input type="hidden" name="submissionId" value={submissionId} />
      <TextField
        {...form.field('name')}
        label={t('contact.name')}
        maxLength={contactFormLimits.name}
        autoComplete="name"
        required
      />
      <EmailField {...form.field('email')} label={t('contact.email')} required />
      <Select {...form.field('topic')} label={t('contact.topic')} required>
        <option value="">{t('contact.topic.choose')}</option>
        {contactTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`contact.topic.${topic}`)}
          </option>
        ))}
      </Select>
      <TextField
        {...form.field('orderNumber')}
        label={t('contact.orderNumber')}
        optional={t('contact.optional')}
        maxLength={contactFormLimits.orderNumber}
        autoComplete="off"
      />
      <TextArea
        {...form.field('message')}
        label={t('contact.message')}
        rows={6}
        maxLength={contactFormLimits.message}
        autoComplete="off"
        required
      />
      {data.takesFile && (
        <FileField
          {...form.choice('file')}
          label={t('contact.file')}
          optional={t('contact.optional')}
          hint={t('contact.file.hint')}
          accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
        />
      )}
      <Checkbox name="wantsCopy" value="yes" defaultChecked={form.given('wantsCopy') !== ''}>
        {t('contact.copy')}
      </Checkbox>
      <Honeypot />
      <Button {...form.button} size="l" wide>
        {t('contact.send')}
      </Button>
    </form>
  )
}
