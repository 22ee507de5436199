import { ServerError } from '@apollo/client/errors'
import {
  BusinessCertificate,
  UploadCertificate,
  type UploadCertificateMutation,
  UploadSignature,
} from '../../../generated/operations.ts'

type Sent = UploadCertificateMutation['uploadB2bCertificate']
type Refused = Pick<Sent, 'successful' | 'generalErrorMessage' | 'fieldErrors' | 'certificate'>

/**
 * A signature, then the file (transactions.md §6); once more with a new one where the file took longer than the signature
 * lasts. `busy`: too many files of this network, or of all, at the moment. Null when no answer came: sending the same file
 * again takes it once.
 */
export async function sendCertificate(
  file: File,
  onProgress: (share: number) => void,
): Promise<Refused | 'busy' | null> {
  const [{ client }, { documentOf }, { wordsOf }] = await Promise.all([
    import('../../../lib/apollo/client.ts'),
    import('../../../lib/apollo/run-in-browser.ts'),
    import('../../../lib/apollo/words-of.ts'),
  ])
  const send = async (): Promise<Sent | null> => {
    const signed = await client.query({ query: documentOf(UploadSignature), fetchPolicy: 'no-cache' })
    const signature = signed.data?.getCurrentUploadSignature.signature
    if (!signature) return null
    const { data } = await client.mutate({
      mutation: documentOf(UploadCertificate),
      variables: { input: { signature, file } },
      fetchPolicy: 'no-cache',
      context: { tells: 'caller', upload: { onProgress } },
    })
    return data?.uploadB2bCertificate ?? null
  }
  try {
    const first = await send()
    const sent = first?.fault === 'signature' ? await send() : first
    // Whoever leaves the page and comes back sees it as well.
    if (sent?.certificate) {
      client.writeQuery({ query: documentOf(BusinessCertificate), data: { getB2bCertificate: sent.certificate } })
    }
    return sent
  } catch (error) {
    if (ServerError.is(error) && (error.statusCode === 429 || error.statusCode === 503)) return 'busy'
    const message = wordsOf(error)
    return message ? { successful: false, generalErrorMessage: message, fieldErrors: [], certificate: null } : null
  }
}
