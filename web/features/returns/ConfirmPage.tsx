import { useTexts } from '../../lib/i18n/use-texts.ts'
import { Notice } from '../../ui/feedback/Notice/Notice.tsx'
import { Button, ButtonLink } from '../../ui/forms/Button/Button.tsx'
import { EmailField } from '../../ui/forms/Field/EmailField.tsx'
import { Select } from '../../ui/forms/Field/Select.tsx'
import { TextField } from '../../ui/forms/Field/TextField.tsx'
import type { ReturnData } from './load-return.ts'
import { Labels, PastReturns, ReturnedItems } from './PastReturns.tsx'
import { ReturnFrame } from './ReturnFrame.tsx'
import styles from './returns.module.css'
import { sentBefore } from './sent-before.ts'

type ConfirmData = ReturnData & { rma: string; submissionId: string }

/** Checks and announces the return; with its number in the address, what became of it. */
export function ConfirmPage(props: ConfirmData) {
  return props.rma === '' ? <Confirmation {...props} /> : <Announced {...props} />
}

const people = ['firstName', 'lastName'] as const
const autoComplete = { firstName: 'given-name', lastName: 'family-name' } as const

function Confirmation({ order, flash, submissionId }: ConfirmData) {
  const t = useTexts()
  const { message, errorOf, typedOf } = sentBefore(flash, 'confirm')
  const { contact, draft } = order
  return (
    <ReturnFrame headline={t('return.title.confirm')} step="confirm" hash={order.hash} message={message}>
      <section className={styles.panel} aria-label={t('return.summary')}>
        <ul className={styles.plain}>
          {(draft?.items ?? []).map(({ id, quantity, name, reasonLabel }) => (
            <li key={id}>
              {quantity} × {name} <span className={styles.note}>({reasonLabel})</span>
            </li>
          ))}
        </ul>
      </section>
      <form method="post" action="/api/returns/confirm/" className={styles.card}>
        <input type="hidden" name="order" value={order.hash} />
        <input type="hidden" name="submissionId" value={typedOf('submissionId', submissionId)} />
        <Select
          name="salutation"
          label={t('return.salutation')}
          defaultValue={typedOf('salutation', contact?.salutation ?? 'none')}
          error={errorOf('salutation')}
        >
          {['none', 'ms', 'mr'].map((salutation) => (
            <option key={salutation} value={salutation}>
              {t(`return.salutation.${salutation}`)}
            </option>
          ))}
        </Select>
        <div className={styles.pair}>
          {people.map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(`return.${name}`)}
              defaultValue={typedOf(name, contact?.[name] ?? '')}
              error={errorOf(name)}
              autoComplete={autoComplete[name]}
              maxLength={60}
              required
            />
          ))}
        </div>
        <EmailField
          name="email"
          label={t('return.email')}
          hint={t('return.email.hint')}
          defaultValue={typedOf('email', contact?.email ?? '')}
          error={errorOf('email')}
          required
        />
        <TextField
          name="phone"
          type="tel"
          label={t('return.phone')}
          optional={t('return.optional')}
          defaultValue={typedOf('phone', contact?.phone ?? '')}
          error={errorOf('phone')}
          autoComplete="tel"
          maxLength={30}
        />
        <Button type="submit" size="l" wide>
          {t('return.confirm.go')}
        </Button>
      </form>
    </ReturnFrame>
  )
}

function Announced({ order, rma }: ConfirmData) {
  const t = useTexts()
  const found = order.pastReturns.find((each) => each.rma === rma)
  const isNew = found?.state === 'announced' || found?.state === 'labelled'
  const isComing = found?.items.some(({ quantity, receivedQuantity }) => receivedQuantity < quantity)
  return (
    <ReturnFrame headline={t(found ? (isNew ? 'return.done' : 'return.title.state') : 'return.nothing')}>
      {found ? (
        <>
          <Notice kind={isNew ? 'success' : 'info'} headline={found.stateText}>
            <p>{t('return.done.text', { rma: found.rma })}</p>
            {found.refund && <p>{t('return.refund', { amount: found.refund.stringValue })}</p>}
          </Notice>
          <section className={styles.panel} aria-label={t('return.summary')}>
            <ReturnedItems items={found.items} />
          </section>
          {isComing && <Labels hash={order.hash} found={found} />}
        </>
      ) : (
        <p>{t('return.unknown')}</p>
      )}
      <PastReturns order={order} without={rma} />
      <ButtonLink variant="outline" href="/">
        {t('return.home')}
      </ButtonLink>
    </ReturnFrame>
  )
}
