import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioRetryCommand } from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import type { OrderPartProps } from './order.ts'

/** Tries to pay the order, with the commands to their providers. */
export function OrderPayments({ order: { payments, currency }, onDone }: OrderPartProps) {
  const texts = useTexts(deskTexts)
  const { send, error, refusal, isSending } = useChange(StudioRetryCommand)
  const commands = payments.flatMap((payment) => payment.commands)
  const events = payments.flatMap((payment) => payment.events)
  return (
    <section className={styles.part}>
      <h2>{texts.paymentsTitle}</h2>
      <Table heads={[texts.payment, texts.date, texts.state, texts.amount]}>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <th scope="row">{texts.methods[payment.method] ?? payment.method}</th>
            <td>{formatTime(payment.createdAt)}</td>
            <td>{texts.payments[payment.state] ?? payment.state}</td>
            <td className={styles.number}>
              {formatMoney(payment.amount, currency)}
              <br />
              <span className={styles.quiet}>
                {texts.capturedOf(formatMoney(payment.captured, currency), formatMoney(payment.refunded, currency))}
              </span>
            </td>
          </tr>
        ))}
      </Table>
      {error && <CallErrorNotice error={error} />}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      {commands.length > 0 && (
        <Table heads={[texts.command, texts.date, texts.state, texts.amount, null]}>
          {commands.map(({ id, kind, state, amount, error: reason, createdAt }) => (
            <tr key={id}>
              <th scope="row">{texts.commands[kind] ?? kind}</th>
              <td>{formatTime(createdAt)}</td>
              <td className={state === 'failed' ? styles.late : undefined}>
                {texts.commandStates[state] ?? state} {state === 'failed' && reason}
              </td>
              <td className={styles.number}>{amount === null ? '' : formatMoney(amount, currency)}</td>
              <td data-buttons="">
                {state === 'failed' && (
                  <Button
                    aria-label={texts.retryOf(texts.commands[kind] ?? kind)}
                    disabled={isSending}
                    onClick={() => inBackground(send({ id }).then((isDone) => isDone && onDone(texts.done)))}
                  >
                    {texts.retry}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
      {events.length > 0 && (
        <details>
          <summary>{texts.history}</summary>
          <ul>
            {events.map(({ id, channel, outcome, receivedAt }) => (
              <li key={id}>
                {formatTime(receivedAt)} · {channel} · {texts.payments[outcome] ?? outcome}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
