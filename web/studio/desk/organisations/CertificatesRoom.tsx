import { useState } from 'react'
import { inBackground } from '#web/lib/browser/in-background.ts'
import {
  type CertificateRefusal,
  StudioCertificateFileOf,
  StudioCertificatesOf,
  type StudioCertificatesOfQuery,
  StudioDecideCertificate,
} from '../../generated/operations.ts'
import { type AskError, ask } from '../../lib/ask.ts'
import { formatTime } from '../../lib/format.ts'
import { useTexts } from '../../lib/texts.ts'
import { certificateTexts } from '../../texts/certificates.ts'
import { uiTexts } from '../../texts/ui.ts'
import { Button } from '../../ui/Button.tsx'
import { CallErrorNotice } from '../../ui/CallErrorNotice.tsx'
import { Link } from '../../ui/Link.tsx'
import { Pages } from '../../ui/Pages.tsx'
import { Room } from '../../ui/Room.tsx'
import { Table } from '../../ui/Table.tsx'
import { useAnswer } from '../../ui/use-answer.ts'
import { ChangeDialog } from '../ChangeDialog.tsx'
import styles from '../Desk.module.css'
import { ReasonField } from '../ReasonField.tsx'
import { saveStudioFile } from '../save-studio-file.ts'
import { useChange } from '../use-change.ts'
import { WhichChoice } from '../WhichChoice.tsx'

type Certificate = StudioCertificatesOfQuery['studio_certificates']['certificates'][number]

const ownerOf = ({ organisation, name }: Certificate): string => organisation || name

/** Proofs of institution, those that wait longest first. */
export function CertificatesRoom() {
  const texts = useTexts(certificateTexts)
  const ui = useTexts(uiTexts)
  const [all, setAll] = useState(false)
  const [page, setPage] = useState(1)
  const [message, setMessage] = useState('')
  const [fileError, setFileError] = useState<AskError | null>(null)
  const [refusing, setRefusing] = useState<Certificate | null>(null)
  const { data, error, isLoading, reload } = useAnswer(StudioCertificatesOf, { all, page })
  const approve = useChange(StudioDecideCertificate)
  const found = data?.studio_certificates
  const done = (text: string) => {
    setMessage(text)
    setRefusing(null)
    reload()
  }
  const open = async (id: string) => {
    const { data: answer, error: failure } = await ask(StudioCertificateFileOf, { id })
    setFileError(failure)
    if (answer?.studio_certificateFile) saveStudioFile(answer.studio_certificateFile)
  }
  return (
    <Room>
      <h1>{texts.title}</h1>
      <WhichChoice
        all={all}
        onChange={(next) => {
          setAll(next)
          setPage(1)
        }}
      />
      {error && <CallErrorNotice error={error} onRetry={reload} />}
      {fileError && <CallErrorNotice error={fileError} />}
      {approve.error && <CallErrorNotice error={approve.error} />}
      {approve.refusal && (
        <p className={styles.refusal} role="alert">
          {approve.refusal}
        </p>
      )}
      <p role="status">
        {isLoading && !found ? ui.loading : [message, found && texts.count(found.total)].filter(Boolean).join(' ')}
      </p>
      {found && found.certificates.length === 0 && <p>{texts.none}</p>}
      {found && found.certificates.length > 0 && (
        <Table heads={[texts.organisation, texts.file, texts.received, texts.state, null]}>
          {found.certificates.map((certificate) => (
            <CertificateRow
              key={certificate.id}
              certificate={certificate}
              isSending={approve.isSending}
              onOpen={() => inBackground(open(certificate.id))}
              onApprove={() =>
                inBackground(
                  approve.send({ id: certificate.id, reason: null }).then((isDone) => isDone && done(texts.approved)),
                )
              }
              onRefuse={() => setRefusing(certificate)}
            />
          ))}
        </Table>
      )}
      <Pages page={page} total={found?.total ?? 0} onPage={setPage} />
      {refusing && <RefuseDialog certificate={refusing} onDone={done} onClose={() => setRefusing(null)} />}
    </Room>
  )
}

type RowProps = {
  certificate: Certificate
  isSending: boolean
  onOpen: () => void
  onApprove: () => void
  onRefuse: () => void
}

function CertificateRow({ certificate, isSending, onOpen, onApprove, onRefuse }: RowProps) {
  const texts = useTexts(certificateTexts)
  const { customerId, customerNumber, organisationType, name, fileName, size, receivedAt, state, reason } = certificate
  const owner = ownerOf(certificate)
  return (
    <tr>
      <th scope="row">
        <Link to={`/customers/${customerId}`}>{owner}</Link>
        <br />
        <span className={styles.quiet}>
          {[texts.kinds[organisationType], customerNumber, name].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td>
        {fileName}
        <br />
        <span className={styles.quiet}>{Math.ceil(size / 1024)} KB</span>
      </td>
      <td>{formatTime(receivedAt)}</td>
      <td>{[texts.states[state], reason && texts.reasons[reason]].filter(Boolean).join(': ')}</td>
      <td data-buttons="">
        <div className={styles.actions}>
          <Button aria-label={texts.openOf(owner)} onClick={onOpen}>
            {texts.open}
          </Button>
          {state === 'waiting' && (
            <>
              <Button look="primary" aria-label={texts.approveOf(owner)} disabled={isSending} onClick={onApprove}>
                {texts.approve}
              </Button>
              <Button aria-label={texts.refuseOf(owner)} onClick={onRefuse}>
                {texts.refuse}
              </Button>
            </>
          )}
        </div>
      </td>
    </tr>
  )
}

type RefuseProps = { certificate: Certificate; onDone: (message: string) => void; onClose: () => void }

function RefuseDialog({ certificate, onDone, onClose }: RefuseProps) {
  const texts = useTexts(certificateTexts)
  const [reason, setReason] = useState<CertificateRefusal>('unreadable')
  const { send, errorsOf: _, fieldErrors: _errors, ...change } = useChange(StudioDecideCertificate)
  const { id } = certificate
  const submit = () => inBackground(send({ id, reason }).then((isDone) => isDone && onDone(texts.refused)))
  return (
    <ChangeDialog
      {...change}
      look="danger"
      title={texts.refuseOf(ownerOf(certificate))}
      action={texts.refuse}
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{texts.refuseText}</p>
      <ReasonField label={texts.reason} reasons={texts.reasons} value={reason} onChange={setReason} />
    </ChangeDialog>
  )
}
