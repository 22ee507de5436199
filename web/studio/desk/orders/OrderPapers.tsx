import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import { StudioOrderDocumentOf, StudioSendMailAgain } from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { deskTexts } from '../../texts/desk.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Table } from '../../ui/Table.tsx'
import styles from '../Desk.module.css'
import { saveStudioFile } from '../save-studio-file.ts'
import { useChange } from '../use-change.ts'
import type { Order, OrderPartProps } from './order.ts'

/** Documents and mails of an order. */
export function OrderPapers({ order, onDone }: OrderPartProps) {
  return (
    <>
      <Documents order={order} />
      <Mails order={order} onDone={onDone} />
    </>
  )
}

function Documents({ order: { number, documents } }: { order: Order }) {
  const texts = useTexts(deskTexts)
  const [error, setError] = useState<AskError | null>(null)
  const open = async (id: string) => {
    const { data, error: failure } = await ask(StudioOrderDocumentOf, { number, id })
    setError(failure)
    const file = data?.studio_orderDocument
    if (!file) return
    saveStudioFile(file)
  }
  if (documents.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{texts.documentsTitle}</h2>
      {error && <CallErrorNotice error={error} />}
      <Table heads={[texts.documentsTitle, texts.date, null]}>
        {documents.map(({ id, kind, number: own, issuedAt, isMade }) => {
          const name = [texts.documents[kind] ?? kind, own].filter(Boolean).join(' ')
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{issuedAt ? formatTime(issuedAt) : texts.notMade}</td>
              <td data-buttons="">
                {isMade && (
                  <Button aria-label={texts.openOf(name)} onClick={() => inBackground(open(id))}>
                    {texts.open}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </Table>
    </section>
  )
}

function Mails({ order: { mails }, onDone }: OrderPartProps) {
  const texts = useTexts(deskTexts)
  const { send, error, refusal, isSending } = useChange(StudioSendMailAgain)
  if (mails.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{texts.mailsTitle}</h2>
      {error && <CallErrorNotice error={error} />}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Table heads={[texts.mailsTitle, texts.customer, texts.state, null]}>
        {mails.map(({ id, kind, recipient, sentAt, failure, canSendAgain }) => {
          const name = texts.mails[kind] ?? kind
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{recipient}</td>
              <td>
                {sentAt
                  ? texts.mailSent(formatTime(sentAt))
                  : failure
                    ? `${texts.mailFailed} (${failure})`
                    : texts.mailWaits}
              </td>
              <td data-buttons="">
                {canSendAgain && (
                  <Button
                    aria-label={texts.sendAgainOf(name)}
                    disabled={isSending}
                    onClick={() => inBackground(send({ id }).then((isDone) => isDone && onDone(texts.done)))}
                  >
                    {texts.sendAgain}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </Table>
    </section>
  )
}
