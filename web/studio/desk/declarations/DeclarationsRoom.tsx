import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import {
  StudioAnswerDeclaration,
  StudioDeclarationsOf,
  type StudioDeclarationsOfQuery,
  StudioMatchDeclaration,
} from '../../generated/operations.ts'
import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Field, fieldStyles } from '../../ui/Field.tsx'
import { Link } from '../../ui/Link.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { Room } from '../../ui/Room.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { DueTime } from '../DueTime.tsx'
import { useChange } from '../use-change.ts'
import { WhichChoice } from '../WhichChoice.tsx'

type Declaration = StudioDeclarationsOfQuery['studio_declarations']['declarations'][number]

/** Withdrawals and notices of the store, those that are due first. */
export function DeclarationsRoom() {
  const texts = useTexts(deskTexts)
  const ui = useTexts(uiTexts)
  const [all, setAll] = useState(false)
  const [page, setPage] = useState(1)
  const [matching, setMatching] = useState<Declaration | null>(null)
  const [message, setMessage] = useState('')
  const { data, error, isLoading, reload } = useAnswer(StudioDeclarationsOf, { all, page })
  const answer = useChange(StudioAnswerDeclaration)
  const found = data?.studio_declarations
  const done = () => {
    setMatching(null)
    setMessage(texts.done)
    reload()
  }
  return (
    <Room>
      <h1>{texts.declarations}</h1>
      <WhichChoice
        all={all}
        onChange={(next) => {
          setAll(next)
          setPage(1)
        }}
      />
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      {answer.error && <CallErrorNotice error={answer.error} />}
      <p role="status">
        {isLoading && !found
          ? ui.loading
          : [message, found && texts.countDeclarations(found.total)].filter(Boolean).join(' ')}
      </p>
      {found && found.declarations.length === 0 && <p>{texts.noDeclarations}</p>}
      {found && found.declarations.length > 0 && (
        <Table heads={[texts.what, texts.customer, texts.order, texts.due, null]}>
          {found.declarations.map((declaration) => {
            const { kind, id, name, email, declaredAt, goods, dueAt, answeredAt, handledBy } = declaration
            return (
              <tr key={id}>
                <th scope="row">
                  {texts.kinds[kind]}
                  <br />
                  <span className={styles.quiet}>{formatTime(declaredAt)}</span>
                </th>
                <td>
                  {name}
                  <br />
                  <span className={styles.quiet}>{email}</span>
                  {kind === 'withdrawal' && (
                    <>
                      <br />
                      {goods ?? texts.wholeOrder}
                    </>
                  )}
                </td>
                <td>
                  <Orders declaration={declaration} />
                </td>
                <td>{answeredAt ? texts.answered(formatTime(answeredAt), handledBy ?? '') : <DueTime at={dueAt} />}</td>
                <td data-buttons="">
                  {answeredAt === null && (
                    <div className={styles.actions}>
                      {!declaration.isMatched && (
                        <Button aria-label={texts.matchOf(name)} onClick={() => setMatching(declaration)}>
                          {texts.match}
                        </Button>
                      )}
                      <Button
                        aria-label={texts.answerOf(name)}
                        disabled={answer.isSending}
                        onClick={() => inBackground(answer.send({ kind, id }).then((isDone) => isDone && done()))}
                      >
                        {texts.answer}
                      </Button>
                    </div>
                  )}
                </td>
              </tr>
            )
          })}
        </Table>
      )}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
      {matching && <MatchDialog declaration={matching} onDone={done} onClose={() => setMatching(null)} />}
    </Room>
  )
}

function Orders({ declaration: { orders, isMatched, written } }: { declaration: Declaration }) {
  const texts = useTexts(deskTexts)
  return (
    <>
      {orders.map((number) => (
        <span key={number}>
          <Link to={`/orders/${number}`}>{number}</Link>{' '}
        </span>
      ))}
      {!isMatched && (
        <span className={styles.quiet}>
          {texts.unmatched}. {texts.written(written ?? texts.noNumber)}
        </span>
      )}
    </>
  )
}

function MatchDialog(props: { declaration: Declaration; onDone: () => void; onClose: () => void }) {
  const { declaration, onDone, onClose } = props
  const { kind, id, name } = declaration
  const texts = useTexts(deskTexts)
  const [number, setNumber] = useState(declaration.orders[0] ?? '')
  const { send, errorsOf: _, ...change } = useChange(StudioMatchDeclaration)
  const submit = () => inBackground(send({ kind, id, number }).then((isDone) => isDone && onDone()))
  return (
    <ChangeDialog {...change} title={texts.matchOf(name)} action={texts.match} onClose={onClose} onSubmit={submit}>
      <p>{texts.matchText}</p>
      <Field label={texts.number} isRequired>
        {(control) => (
          <input
            {...control}
            className={fieldStyles.control}
            inputMode="numeric"
            autoComplete="off"
            required
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
      </Field>
    </ChangeDialog>
  )
}
