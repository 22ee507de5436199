import type { ApprovalCheckoutFragment, ApprovalFragment } from '#web/generated/operations.ts'
import { useFormat } from '#web/lib/i18n/format.ts'
import { useTexts } from '#web/lib/i18n/use-texts.ts'
import type { Flash } from '#web/lib/page/flash.ts'
import { Link } from '#web/lib/routing/Link.tsx'
import { Heading } from '#web/ui/content/Heading/Heading.tsx'
import { AddressLines } from '#web/ui/forms/Address/AddressLines.tsx'
import { Button } from '#web/ui/forms/Button/Button.tsx'
import { TextField } from '#web/ui/forms/Field/TextField.tsx'
import { Facts } from '../parts/Facts.tsx'
import { approvalSums } from './approval-sums.ts'
import styles from './Business.module.css'
import type { Access } from './business-access.ts'

type ApprovalsProps = {
  access: Access
  /** Of a form of the page. */
  flash: Flash | null
}

/** Orders that wait for the main user, and what became of earlier ones. */
export function Approvals({ access: { approvals, isMainUser }, flash }: ApprovalsProps) {
  const t = useTexts()
  return (
    <section className={styles.part} aria-labelledby="approvals">
      <Heading level={2} size="l" id="approvals">
        {t('business.approvals')}
      </Heading>
      {!approvals.some(({ state }) => state === 'open') && <p>{t('business.approvals.none')}</p>}
      <ul className={styles.list}>
        {approvals.map((approval) => (
          <Approval
            key={approval.approvalId}
            approval={approval}
            isMainUser={isMainUser}
            reasonBefore={flash?.values.approvalId === approval.approvalId ? (flash.values.reason ?? '') : ''}
          />
        ))}
      </ul>
    </section>
  )
}

type ApprovalProps = {
  approval: ApprovalFragment
  isMainUser: boolean
  /** Typed into the form that declines, which was not taken. */
  reasonBefore: string
}

function Approval({ approval, isMainUser, reasonBefore }: ApprovalProps) {
  const t = useTexts()
  const format = useFormat()
  const { approvalId, requestedBy, requestedAt, state, netAmount, reason, orderId, checkout } = approval
  const headline = `approval-${approvalId}`
  return (
    <li id={headline} className={styles.entry}>
      <Heading level={3} size="m" id={`${headline}-name`}>
        {t('business.approval.by', { name: requestedBy })}
      </Heading>
      <p className={styles.quiet}>
        {t(`business.approval.state.${state}`)} · {netAmount.stringValue} ·{' '}
        {t('business.approval.asked', { date: format.date(requestedAt) })}
      </p>
      {reason && <p>{t('business.approval.reason', { reason })}</p>}
      {orderId && (
        <p>
          <Link href={`/myaccount/orders/orderdetail?orderId=${orderId}`}>
            {t('business.approval.order', { number: orderId })}
          </Link>
        </p>
      )}
      {checkout && <Ordered checkout={checkout} asked={netAmount} />}
      {checkout && isMainUser && (
        <Decision approval={approval} quoteHash={checkout.quoteHash} reasonBefore={reasonBefore} />
      )}
    </li>
  )
}

/** What would be ordered now. */
function Ordered({
  checkout,
  asked: requested,
}: {
  checkout: ApprovalCheckoutFragment
  asked: ApprovalFragment['netAmount']
}) {
  const t = useTexts()
  const { cart, shippingStep, paymentStep } = checkout
  const { netValue } = cart.basketValues
  const { money } = useFormat()
  const { billingAddress: sameAsBilling, shippingAddress, packstation, deliveryType } = shippingStep
  const delivery = { sameAsBilling, shippingAddress, packstation }[deliveryType]
  const method = paymentStep.paymentMethods.find(({ paymentId }) => paymentId === paymentStep.selectedMethodId)
  const facts = [
    ...approvalSums(cart.basketValues, { t, money }),
    [t('business.approval.payment'), method?.displayName],
    [t('business.approval.reference'), shippingStep.orderReference],
    [t('business.approval.comment'), shippingStep.comment],
    [t('business.approval.delivery'), delivery && <AddressLines address={delivery} />],
  ] as const
  return (
    <>
      {netValue.amount !== requested.amount && (
        <p className={styles.changed}>{t('business.approval.changed', { amount: requested.stringValue })}</p>
      )}
      <ul className={styles.lines} aria-label={t('business.approval.lines')}>
        {cart.positions.map(({ id, name, articleNumber, quantity, totalPrice }) => (
          <li key={id} className={styles.line}>
            <span>
              {name}
              <span className={styles.quiet}>
                {t('business.approval.number', { number: articleNumber })} ·{' '}
                {t('business.approval.quantity', { quantity })}
              </span>
            </span>
            <span>{totalPrice.stringValue}</span>
          </li>
        ))}
      </ul>
      <Facts facts={facts} areBeside />
    </>
  )
}

type DecisionProps = Pick<ApprovalProps, 'approval' | 'reasonBefore'> & { quoteHash: string }

/** Two forms: Enter in the field presses the first button of its form, and a reason is written by those who decline. */
function Decision({ approval: { approvalId, requestedBy }, quoteHash, reasonBefore }: DecisionProps) {
  const t = useTexts()
  const name = `approval-${approvalId}-name`
  const decision = { method: 'post', action: '/api/business-action/', className: styles.decision }
  return (
    <>
      <form {...decision}>
        <input type="hidden" name="approvalId" value={approvalId} />
        <input type="hidden" name="quoteHash" value={quoteHash} />
        <Button type="submit" name="act" value="approve" aria-describedby={name}>
          {t('business.approval.approve')}
        </Button>
      </form>
      <form {...decision} aria-labelledby={name}>
        <input type="hidden" name="approvalId" value={approvalId} />
        <TextField
          id={`reason-${approvalId}`}
          name="reason"
          label={t('business.approval.why', { name: requestedBy })}
          defaultValue={reasonBefore}
          maxLength={500}
        />
        <Button type="submit" name="act" value="decline" variant="outline" aria-describedby={name}>
          {t('business.approval.decline')}
        </Button>
      </form>
    </>
  )
}
