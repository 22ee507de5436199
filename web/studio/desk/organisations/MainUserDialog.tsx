import { Fragment } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import {
  StudioChangeMainUser,
  StudioMainUserChangeOf,
  type StudioMainUserChangeOfQuery,
} from '../../generated/operations.ts'
import { formatMoney } from '../../lib/money.ts'
import { useTexts } from '../../lib/texts.ts'
import { certificateTexts } from '../../texts/certificates.ts'
import { organisationTexts } from '../../texts/organisations.ts'
import { useAnswer } from '../../ui/use-answer.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { useChange } from '../use-change.ts'

type Change = NonNullable<StudioMainUserChangeOfQuery['studio_mainUserChange']>
type Props = { id: string; onDone: (message: string) => void; onClose: () => void }

/** Shows what a user gets who takes the place of the main user, and carries it out. */
export function MainUserDialog({ id, onDone, onClose }: Props) {
  const texts = useTexts(organisationTexts)
  const { data, error: unread } = useAnswer(StudioMainUserChangeOf, { id })
  const { send, errorsOf, fieldErrors: _, isSending, ...change } = useChange(StudioChangeMainUser)
  const found = data?.studio_mainUserChange ?? null
  const [refused = null] = [
    ...errorsOf('user'),
    ...(found?.refusal ? [texts.refusals[found.refusal]] : []),
    ...(data && found === null ? [texts.refusals.withoutMainUser] : []),
  ]
  const submit = () => {
    if (found === null) return
    const { mainUserId } = found
    inBackground(send({ id, mainUserId }).then((isDone) => isDone && onDone(texts.handedOver)))
  }
  return (
    <ChangeDialog
      {...change}
      error={change.error ?? unread}
      refusal={refused ?? change.refusal}
      isSending={isSending || found === null || found.refusal !== null}
      title={texts.handOver}
      action={texts.handOverNow}
      onClose={onClose}
      onSubmit={submit}
    >
      {found && <Moves change={found} />}
    </ChangeDialog>
  )
}

function Moves({ change }: { change: Change }) {
  const texts = useTexts(organisationTexts)
  const { states } = useTexts(certificateTexts)
  const { user, mainUser, organisation, customerNumber, certificate, invoiceAddress, ...counts } = change
  const rows = [
    [texts.number, customerNumber ?? texts.nothing],
    [texts.certificate, certificate === null ? texts.nothing : states[certificate]],
    [texts.invoiceAddress, invoiceAddress ?? texts.ofOrganisation],
    [texts.users, String(counts.users)],
    [texts.approvals, String(counts.approvals)],
    [texts.unpaid, texts.unpaidOrders(counts.unpaidOrders, formatMoney(counts.unpaidAmount, 'EUR'))],
  ] as const
  return (
    <>
      <p>{texts.changeText(user.name, mainUser.name, organisation)}</p>
      <dl className={styles.facts}>
        {rows.map(([term, text]) => (
          <Fragment key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      <p>{texts.changeMails(user.email, mainUser.email)}</p>
    </>
  )
}
