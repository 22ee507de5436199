import { cancellationLimits } from '#contract/limits/cancellation.ts'
import { cancellationRules } from '#contract/rules/service-forms.rules.ts'
import { posting } from '../../lib/forms/posting.ts'
import { useRuledForm } from '../../lib/forms/use-ruled-form.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { Checkbox } from '../../ui/forms/Field/Checkbox.tsx'
import { EmailField } from '../../ui/forms/Field/EmailField.tsx'
import { TextArea } from '../../ui/forms/Field/TextArea.tsx'
import { TextField } from '../../ui/forms/Field/TextField.tsx'
import { FormMessage } from '../../ui/forms/FormMessage/FormMessage.tsx'
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot.tsx'
import { DeclarationPage } from './DeclarationPage.tsx'
import styles from './declarations.module.css'
import type { CancellationData } from './load-cancellation.ts'

/**
 * The second step of § 312k BGB, after the link "Verträge hier kündigen": who ends which contract, and the button that gives notice.
 * The button's words are those of the law and no others.
 */
export function CancellationPage({ data }: { data: CancellationData }) {
  const t = useTexts()
  return (
    <DeclarationPage data={data} lead={<p>{t('cancellation.lead')}</p>}>
      {(onDone) => <CancellationForm data={data} onDone={onDone} />}
    </DeclarationPage>
  )
}

function CancellationForm({ data, onDone }: { data: CancellationData; onDone: (receipt: string) => void }) {
  const t = useTexts()
  const { submissionId, known } = data
  const form = useRuledForm({
    id: 'cancellation',
    action: 'cancellation',
    rules: cancellationRules(),
    flash: data.flash,
    stored: known,
    lost: t('cancellation.failed'),
    send: posting({ onDone: ({ outcome }) => onDone(outcome.message ?? '') }),
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormMessage form={form} />
      <input type="hidden" name="submissionId" value={submissionId} />
      <TextField
        {...form.field('name')}
        label={t('cancellation.name')}
        maxLength={cancellationLimits.name}
        autoComplete="name"
        required
      />
      <TextField
        {...form.field('contract')}
        label={t('cancellation.contract')}
        optional={t('cancellation.optional')}
        hint={t('cancellation.contract.hint')}
        maxLength={cancellationLimits.contract}
        autoComplete="off"
      />
      <EmailField
        {...form.field('email')}
        label={t('cancellation.email')}
        hint={t('cancellation.email.hint')}
        required
      />
      <fieldset className={styles.kinds}>
        <legend className={styles.legend}>{t('cancellation.kind')}</legend>
        {(['ordinary', 'extraordinary'] as const).map((kind) => (
          <Checkbox
            key={kind}
            type="radio"
            name="kind"
            value={kind}
            defaultChecked={kind === (form.given('kind') || 'ordinary')}
          >
            {t(`cancellation.choice.${kind}`)}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        {...form.field('endsOn')}
        label={t('cancellation.endsOn')}
        optional={t('cancellation.optional')}
        hint={t('cancellation.endsOn.hint')}
        type="date"
      />
      <TextArea
        {...form.field('reason')}
        label={t('cancellation.reason')}
        optional={t('cancellation.optional')}
        hint={t('cancellation.reason.hint')}
        rows={3}
        maxLength={cancellationLimits.reason}
        autoComplete="off"
      />
      <Honeypot />
      <p className={styles.note}>{t('cancellation.note')}</p>
      <Button {...form.button} size="l" wide>
        {t('cancellation.confirm')}
      </Button>
    </form>
  )
}
