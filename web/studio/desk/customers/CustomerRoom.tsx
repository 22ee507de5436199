import { Fragment, useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { newId } from '#web/lib/browser/new-id.ts'
import { StudioCustomerOf, StudioExportCustomer, StudioUnlockCustomer } from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { formatTime } from '../../lib/format.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { customerTexts } from '../../texts/customers.ts'
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
import { OrganisationUsers } from '../organisations/OrganisationUsers.tsx'
import { saveStudioFile } from '../save-studio-file.ts'
import { useChange } from '../use-change.ts'
import { type Customer, nameOf } from './customer.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { LockDialog } from './LockDialog.tsx'

/** One customer: who it is, what belongs to the account, and what can be done with it. */
export function CustomerRoom({ parameters: { id = '' } }: { parameters: Readonly<Record<string, string>> }) {
  const texts = useTexts(customerTexts)
  const ui = useTexts(uiTexts)
  const { data, error, isLoading, reload } = useAnswer(StudioCustomerOf, { id })
  const unlock = useChange(StudioUnlockCustomer)
  const [message, setMessage] = useState('')
  const [exportError, setExportError] = useState<AskError | null>(null)
  const [dialog, setDialog] = useState<'lock' | 'delete' | null>(null)
  const customer = data?.studio_customer
  if (data && !customer) return <NotFound text={message || texts.unknown} to="/customers" way={texts.toList} />
  const close = () => setDialog(null)
  const done = (text: string) => {
    setMessage(text)
    close()
    reload()
  }
  const handOut = async () => {
    const { data: answer, error: failure } = await ask(StudioExportCustomer, { id, key: newId() })
    setExportError(failure)
    if (!answer?.studio_exportCustomer) return
    saveStudioFile(answer.studio_exportCustomer)
    done(texts.exported)
  }
  return (
    <Room>
      <header className={styles.head}>
        <h1>{customer ? nameOf(customer) || customer.email : texts.title}</h1>
        {customer && (
          <div className={styles.actions}>
            <Button onClick={() => inBackground(handOut())}>{texts.exportData}</Button>
            {customer.lockedFor ? (
              <Button
                disabled={unlock.isSending}
                onClick={() => inBackground(unlock.send({ id }).then((isDone) => isDone && done(texts.wasUnlocked)))}
              >
                {texts.unlock}
              </Button>
            ) : (
              <Button onClick={() => setDialog('lock')}>{texts.lock}</Button>
            )}
            <Button look="danger" onClick={() => setDialog('delete')}>
              {texts.remove}
            </Button>
          </div>
        )}
      </header>
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      {exportError && <CallErrorNotice error={exportError} />}
      {unlock.error && <CallErrorNotice error={unlock.error} />}
      {unlock.refusal && (
        <p className={styles.refusal} role="alert">
          {unlock.refusal}
        </p>
      )}
      <p role="status">{isLoading && !data ? ui.loading : message}</p>
      {customer && (
        <>
          {customer.lockedFor && (
            <p className={styles.refusal}>
              {texts.lockedSince(formatTime(customer.lockedAt ?? ''), texts.reasons[customer.lockedFor])}
            </p>
          )}
          <Facts customer={customer} />
          {customer.organisation && (
            <OrganisationUsers customerId={id} organisation={customer.organisation} onDone={done} />
          )}
          <Orders customer={customer} />
          <Addresses customer={customer} />
          <DeskLog log={customer.log} />
          {dialog === 'lock' && <LockDialog customer={customer} onDone={done} onClose={close} />}
          {dialog === 'delete' && <DeleteDialog customer={customer} onDone={done} onClose={close} />}
        </>
      )}
    </Room>
  )
}

function Facts({ customer }: { customer: Customer }) {
  const texts = useTexts(customerTexts)
  const { organisation } = customer
  const facts = [
    [texts.email, customer.email],
    [texts.number, customer.customerNumber],
    [texts.phone, customer.phone],
    [texts.since, formatTime(customer.createdAt)],
    [texts.password, texts.hasPassword[customer.hasPassword ? 'yes' : 'no']],
    [texts.newsletterLabel, texts.newsletter[customer.newsletter]],
    [texts.wishlists, String(customer.wishlists)],
    [
      texts.organisation,
      organisation &&
        [
          organisation.name,
          organisation.street,
          `${organisation.postCode} ${organisation.city}`,
          organisation.country,
        ].join(', '),
    ],
    [texts.vat, organisation?.vatRegistrationNo],
  ] as const
  return (
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
  )
}

function Orders({ customer: { orders, ordersTotal } }: { customer: Customer }) {
  const texts = useTexts(customerTexts)
  const desk = useTexts(deskTexts)
  return (
    <section className={styles.part}>
      <h2>{texts.orders}</h2>
      {orders.length === 0 && <p>{texts.noOrders}</p>}
      {ordersTotal > orders.length && <p className={styles.quiet}>{texts.lastOrders(orders.length, ordersTotal)}</p>}
      {orders.length > 0 && (
        <Table heads={[desk.order, desk.date, desk.state, desk.amount]}>
          {orders.map(({ number, createdAt, state, total, currency }) => (
            <tr key={number}>
              <th scope="row">
                <Link to={`/orders/${number}`}>{number}</Link>
              </th>
              <td>{formatTime(createdAt)}</td>
              <td>{desk.states[state]}</td>
              <td className={styles.number}>{formatMoney(total, currency)}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}

function Addresses({ customer: { addresses } }: { customer: Customer }) {
  const texts = useTexts(customerTexts)
  return (
    <section className={styles.part}>
      <h2>{texts.addresses}</h2>
      {addresses.length === 0 && <p>{texts.noAddresses}</p>}
      <div className={styles.columns}>
        {addresses.map((address) => {
          const lines = addressLines(address)
          return (
            <address key={lines} className={styles.address}>
              {lines}
            </address>
          )
        })}
      </div>
    </section>
  )
}
