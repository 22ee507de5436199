import { Fragment, useState } from 'react'
import { StudioBookPayment, StudioCancelOrder, StudioDeliverOrder, StudioOrderOf } from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { NotFound } from '../../ui/NotFound.tsx'
import { Room } from '../../ui/Room.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { addressLines } from '../address-lines.ts'
import styles from '../Desk.module.css'
import { DeskLog } from '../DeskLog.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { OrderFollowUps } from './OrderFollowUps.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import type { Order } from './order.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { ShipDialog } from './ShipDialog.tsx'

type OpenDialog = 'payment' | 'ship' | 'deliver' | 'cancel' | 'refund' | 'address' | null

/** One order: what it is, what became of it, and what can be done with it. */
export function OrderRoom({ parameters: { number = '' } }: { parameters: Readonly<Record<string, string>> }) {
  const texts = useTexts(deskTexts)
  const ui = useTexts(uiTexts)
  const { data, error, isLoading, reload } = useAnswer(StudioOrderOf, { number })
  const [message, setMessage] = useState('')
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const order = data?.studio_order
  if (data && !order) return <NotFound text={texts.noOrder} to="/orders" way={texts.toOrders} />
  const close = () => setDialog(null)
  const done = (text: string) => {
    setMessage(text)
    close()
    reload()
  }
  return (
    <Room>
      <header className={styles.head}>
        <h1>{texts.orderTitle(number)}</h1>
        {order && (
          <div className={styles.actions}>
            {order.payable > 0 && <Button onClick={() => setDialog('payment')}>{texts.bookPayment}</Button>}
            {order.canShip && <Button onClick={() => setDialog('ship')}>{texts.ship}</Button>}
            {order.canDeliver && <Button onClick={() => setDialog('deliver')}>{texts.deliver}</Button>}
            {order.refundBy && <Button onClick={() => setDialog('refund')}>{texts.refund}</Button>}
            {order.canCancel && (
              <Button look="danger" onClick={() => setDialog('cancel')}>
                {texts.cancelOrder}
              </Button>
            )}
          </div>
        )}
      </header>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      <p role="status">{isLoading && !data ? ui.loading : message}</p>
      {order && (
        <>
          <Facts order={order} onChangeAddress={() => setDialog('address')} />
          <Lines order={order} />
          <OrderPayments order={order} onDone={done} />
          <OrderFollowUps order={order} />
          <OrderPapers order={order} onDone={done} />
          <OrderNotes order={order} onDone={done} />
          <DeskLog log={order.log} currency={order.currency} />
          {dialog === 'payment' && (
            <ConfirmDialog
              {...{ order, onDone: done, onClose: close }}
              operation={StudioBookPayment}
              title={texts.bookPaymentTitle}
              action={texts.bookPayment}
              text={texts.bookPaymentText(formatMoney(order.payable, order.currency))}
            />
          )}
          {dialog === 'ship' && <ShipDialog order={order} onDone={done} onClose={close} />}
          {dialog === 'deliver' && (
            <ConfirmDialog
              {...{ order, onDone: done, onClose: close }}
              operation={StudioDeliverOrder}
              title={texts.deliverTitle}
              action={texts.deliver}
              text={texts.deliverText}
            />
          )}
          {dialog === 'cancel' && (
            <ConfirmDialog
              {...{ order, onDone: done, onClose: close }}
              operation={StudioCancelOrder}
              title={texts.cancelTitle}
              action={texts.cancelOrder}
              text={texts.cancelText}
              look="danger"
            />
          )}
          {dialog === 'refund' && <RefundDialog order={order} onDone={done} onClose={close} />}
          {dialog === 'address' && <AddressDialog order={order} onDone={done} onClose={close} />}
        </>
      )}
    </Room>
  )
}

function Facts({ order, onChangeAddress }: { order: Order; onChangeAddress: () => void }) {
  const texts = useTexts(deskTexts)
  const facts = [
    [texts.state, texts.states[order.state]],
    [texts.date, formatTime(order.createdAt)],
    [
      texts.customer,
      order.customerId ? (
        <Link key="customer" to={`/customers/${order.customerId}`}>
          {order.email}
        </Link>
      ) : (
        `${order.email}${order.isGuest ? ` (${texts.guest})` : ''}`
      ),
    ],
    [texts.customerNumber, order.customerNumber],
    [texts.reference, order.orderReference],
    [texts.voucher, order.voucherCode],
    [texts.comment, order.comment],
  ] as const
  return (
    <div className={styles.columns}>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ),
        )}
      </dl>
      <section>
        <h2>{texts.billing}</h2>
        <address className={styles.address}>{addressLines(order.billingAddress)}</address>
      </section>
      <section className={styles.form}>
        <div>
          <h2>{texts.delivery}</h2>
          <address className={styles.address}>{addressLines(order.deliveryAddress)}</address>
        </div>
        {order.addressRefusal === null ? (
          <div className={styles.actions}>
            <Button onClick={onChangeAddress}>{texts.changeAddress}</Button>
          </div>
        ) : (
          order.addressRefusal === 'taken' && <p className={styles.quiet}>{texts.refusals.taken}</p>
        )}
      </section>
    </div>
  )
}

function Lines({ order }: { order: Order }) {
  const texts = useTexts(deskTexts)
  const { currency, lines } = order
  return (
    <section className={styles.part}>
      <h2>{texts.lines}</h2>
      <Table heads={[texts.article, texts.ordered, texts.sent, texts.back, texts.amount]}>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.name} {line.variationText}
              <br />
              <span className={styles.quiet}>{line.articleNumber}</span>
            </th>
            <td>{line.quantity}</td>
            <td>{line.shipped}</td>
            <td>{line.returned}</td>
            <td className={styles.number}>{formatMoney(line.total - line.reduction, currency)}</td>
          </tr>
        ))}
      </Table>
      <p className={styles.number}>
        {texts.shipping} {formatMoney(order.shipping, currency)} · {texts.total}{' '}
        <strong>{formatMoney(order.total, currency)}</strong>
      </p>
    </section>
  )
}
