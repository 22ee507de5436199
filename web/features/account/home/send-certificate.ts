import { UploadCertificate, type UploadCertificateMutation, UploadSignature } from '#web/generated/operations.ts'
import { forgetAnswers } from '#web/lib/apollo/forget-answers.ts'
import { messageOf } from '#web/lib/data/message-of.ts'
import { send } from '#web/lib/data/send.ts'
import type { CallErrors } from '#web/lib/page/page-context.ts'

type Sent = UploadCertificateMutation['uploadB2bCertificate']
type Refused = Pick<Sent, 'successful' | 'generalErrorMessage' | 'fieldErrors' | 'certificate'>

/**
 * Requests a signature, then uploads the file (transactions.md §6); requests a new signature once when the upload took
 * longer than the signature is valid. `busy`: too many uploads from this network, or in total. Null without an answer:
 * sending the same file again stores it only once.
 */
export async function sendCertificate(
  file: File,
  onProgress: (share: number) => void,
): Promise<Refused | 'busy' | null> {
  const first = await sendSigned(file, onProgress)
  const { data, errors } = first.data?.fault === 'signature' ? await sendSigned(file, onProgress) : first
  // The new certificate has to show after the visitor leaves the page and comes back.
  if (data?.certificate) await forgetAnswers(['getB2bCertificate'])
  if (data) return data
  const status = errors?.[0]?.extensions?.status
  if (status === 429 || status === 503) return 'busy'
  const message = messageOf(errors)
  return message ? { successful: false, generalErrorMessage: message, fieldErrors: [], certificate: null } : null
}

async function sendSigned(
  file: File,
  onProgress: (share: number) => void,
): Promise<{ data: Sent | null; errors?: CallErrors | undefined }> {
  const signed = await send(UploadSignature, {}, { fresh: true })
  if (!signed.data) return { data: null, errors: signed.errors }
  const { signature } = signed.data.getCurrentUploadSignature
  const { data, errors } = await send(
    UploadCertificate,
    { input: { signature, file } },
    { tells: 'caller', onProgress },
  )
  return { data: data?.uploadB2bCertificate ?? null, errors }
}
