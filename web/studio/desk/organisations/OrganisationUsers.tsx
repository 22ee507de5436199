import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import {
  StudioChangeUserRights,
  type StudioCustomerOfQuery,
  StudioHandOverOrganisation,
} from '../../generated/operations.ts'
import { amountOf, formatMoney, inputAmountOf } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { organisationTexts } from '../../texts/organisations.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import { Link } from '../../ui/Link.tsx'
import { Table } from '../../ui/Table.tsx'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'
import { MainUserDialog } from './MainUserDialog.tsx'

type Organisation = NonNullable<NonNullable<StudioCustomerOfQuery['studio_customer']>['organisation']>
type User = Organisation['users'][number]
type Props = { customerId: string; organisation: Organisation; onDone: (message: string) => void }

/** The business store sells in euros. */
const currency = 'EUR'

/** Users of an organisation at its main user, and the way to the main user at a user. */
export function OrganisationUsers({ customerId, organisation, onDone }: Props) {
  const texts = useTexts(organisationTexts)
  const [changing, setChanging] = useState<User | null>(null)
  const [isHandingOver, setHandingOver] = useState(false)
  const { mainUserId, isWithoutMainUser, users } = organisation
  const done = (message: string) => {
    setChanging(null)
    setHandingOver(false)
    onDone(message)
  }
  if (mainUserId !== null)
    return (
      <section className={styles.part}>
        <p>
          <Link to={`/customers/${mainUserId}`}>{texts.toMainUser}</Link>
        </p>
        <div className={styles.actions}>
          <Button onClick={() => setHandingOver(true)}>{texts.handOver}</Button>
        </div>
        {isHandingOver && <MainUserDialog id={customerId} onDone={done} onClose={() => setHandingOver(false)} />}
      </section>
    )
  if (isWithoutMainUser)
    return (
      <section className={styles.part}>
        <p className={styles.refusal}>{texts.orphan}</p>
        <div className={styles.actions}>
          <Button onClick={() => setHandingOver(true)}>{texts.handOver}</Button>
        </div>
        {isHandingOver && <HandOverDialog id={customerId} onDone={done} onClose={() => setHandingOver(false)} />}
      </section>
    )
  return (
    <section className={styles.part}>
      <h2>{texts.users}</h2>
      {users.length === 0 && <p>{texts.noUsers}</p>}
      {users.length > 0 && (
        <Table heads={[texts.user, texts.limit, null]}>
          {users.map((user) => (
            <tr key={user.customerId}>
              <th scope="row">
                <Link to={`/customers/${user.customerId}`}>{user.name}</Link>
                <br />
                <span className={styles.quiet}>{user.email}</span>
              </th>
              <td>
                {user.mayOrder
                  ? user.orderLimit === null
                    ? texts.noLimit
                    : formatMoney(user.orderLimit, currency)
                  : texts.asks}
              </td>
              <td data-buttons="">
                <Button aria-label={texts.changeOf(user.name)} onClick={() => setChanging(user)}>
                  {texts.change}
                </Button>
              </td>
            </tr>
          ))}
        </Table>
      )}
      {changing && <RightsDialog user={changing} onDone={done} onClose={() => setChanging(null)} />}
    </section>
  )
}

type DialogProps = { onDone: (message: string) => void; onClose: () => void }

function RightsDialog({ user, onDone, onClose }: DialogProps & { user: User }) {
  const texts = useTexts(organisationTexts)
  const desk = useTexts(deskTexts)
  const [mayOrder, setMayOrder] = useState(user.mayOrder)
  const [text, setText] = useState(user.orderLimit === null ? '' : inputAmountOf(user.orderLimit))
  const [isWrong, setWrong] = useState(false)
  const { send, errorsOf, fieldErrors: _, ...change } = useChange(StudioChangeUserRights)
  const submit = () => {
    const orderLimit = text.trim() === '' ? null : amountOf(text)
    const isNone = text.trim() !== '' && orderLimit === null
    setWrong(isNone)
    if (isNone) return
    const { customerId: id, version } = user
    inBackground(send({ id, version, mayOrder, orderLimit }).then((isDone) => isDone && onDone(texts.saved)))
  }
  return (
    <ChangeDialog {...change} title={texts.changeOf(user.name)} action={texts.save} onClose={onClose} onSubmit={submit}>
      <label>
        <input type="checkbox" checked={mayOrder} onChange={({ target }) => setMayOrder(target.checked)} />{' '}
        {texts.mayOrder}
      </label>
      <Field label={texts.limit} help={texts.limitHelp} errors={isWrong ? [desk.badAmount] : errorsOf('orderLimit')}>
        {(control) => (
          <input
            {...control}
            className={fieldStyles.control}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </ChangeDialog>
  )
}

function HandOverDialog({ id, onDone, onClose }: DialogProps & { id: string }) {
  const texts = useTexts(organisationTexts)
  const [number, setNumber] = useState('')
  const { send, errorsOf, fieldErrors: _, ...change } = useChange(StudioHandOverOrganisation)
  const submit = () =>
    inBackground(send({ id, number: number.trim() || null }).then((isDone) => isDone && onDone(texts.handedOver)))
  return (
    <ChangeDialog {...change} title={texts.handOver} action={texts.handOver} onClose={onClose} onSubmit={submit}>
      <p>{texts.handOverText}</p>
      <Field label={texts.number} help={texts.numberHelp} errors={errorsOf('number')}>
        {(control) => (
          <input
            {...control}
            className={fieldStyles.control}
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
      </Field>
    </ChangeDialog>
  )
}
