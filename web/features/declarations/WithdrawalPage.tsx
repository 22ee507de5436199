import { withdrawalLimits } from '#contract/limits/withdrawal.ts'
import { withdrawalRules } from '#contract/rules/service-forms.rules.ts'
import { posting } from '../../lib/forms/posting.ts'
import { useRuledForm } from '../../lib/forms/use-ruled-form.ts'
import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Button } from '../../ui/forms/Button/Button.tsx'
import { EmailField } from '../../ui/forms/Field/EmailField.tsx'
import { TextArea } from '../../ui/forms/Field/TextArea.tsx'
import { TextField } from '../../ui/forms/Field/TextField.tsx'
import { FormMessage } from '../../ui/forms/FormMessage/FormMessage.tsx'
import { Honeypot } from '../../ui/forms/Honeypot/Honeypot.tsx'
import { DeclarationPage } from './DeclarationPage.tsx'
import styles from './declarations.module.css'
import type { WithdrawalData } from './load-withdrawal.ts'

/**
 * The second step of § 356a BGB, after the link "Vertrag widerrufen": who withdraws from which contract, and the button that declares it.
 * The button's words are those of the law and no others.
 */
export function WithdrawalPage({ data }: { data: WithdrawalData }) {
  const t = useTexts()
  return (
    <DeclarationPage
      data={data}
      lead={
        <>
          <p>{t('withdrawal.lead')}</p>
          <p>{t('withdrawal.lead.returns')}</p>
        </>
      }
    >
      {(onDone) => <WithdrawalForm data={data} onDone={onDone} />}
    </DeclarationPage>
  )
}

function WithdrawalForm({ data, onDone }: { data: WithdrawalData; onDone: (receipt: string) => void }) {
  const t = useTexts()
  const { submissionId, known } = data
  const form = useRuledForm({
    id: 'withdrawal',
    action: 'withdrawal',
    rules: withdrawalRules(),
    flash: data.flash,
    stored: known,
    lost: t('withdrawal.failed'),
    send: posting({ onDone: ({ outcome }) => onDone(outcome.message ?? '') }),
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormMessage form={form} />
      <input type="hidden" name="submissionId" value={submissionId} />
      <TextField
        {...form.field('name')}
        label={t('withdrawal.name')}
        maxLength={withdrawalLimits.name}
        autoComplete="name"
        required
      />
      <TextField
        {...form.field('orderNumber')}
        label={t('withdrawal.orderNumber')}
        hint={t('withdrawal.orderNumber.hint')}
        maxLength={withdrawalLimits.orderNumber}
        autoComplete="off"
        required
      />
      <EmailField {...form.field('email')} label={t('withdrawal.email')} hint={t('withdrawal.email.hint')} required />
      <TextArea
        {...form.field('goods')}
        label={t('withdrawal.goods')}
        optional={t('withdrawal.optional')}
        hint={t('withdrawal.goods.hint')}
        rows={3}
        maxLength={withdrawalLimits.goods}
        autoComplete="off"
      />
      <Honeypot />
      <p className={styles.note}>{t('withdrawal.note')}</p>
      <Button {...form.button} size="l" wide>
        {t('withdrawal.confirm')}
      </Button>
    </form>
  )
}
