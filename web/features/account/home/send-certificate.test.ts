import t from 'tap'
import { answerWith, coded } from '#web/lib/apollo/testing/answering-client.ts'
import { sendCertificate } from './send-certificate.ts'

const texts = { 'error.internal': 'Bei uns ging etwas schief.' }
const file = new File(['%PDF-'], 'Nachweis.pdf')
const send = () => sendCertificate(file, () => {})
const signed = {
  data: {
    getCurrentUploadSignature: { __typename: 'UploadSignature', signature: 's', expires: 1 },
  },
}

t.test('a refused upload shows the shop’s message', async (t) => {
  answerWith(t, { UploadSignature: signed, UploadCertificate: coded('INTERNAL') }, texts)
  t.match(await send(), { successful: false, generalErrorMessage: texts['error.internal'], fieldErrors: [] })
  answerWith(t, { UploadSignature: signed, UploadCertificate: coded('BAD_USER_INPUT') }, texts)
  t.match(await send(), { successful: false, generalErrorMessage: 'Said for logs' })
  answerWith(t, { UploadSignature: coded('INTERNAL') }, texts)
  t.match(await send(), { successful: false, generalErrorMessage: texts['error.internal'] }, 'no signature either')
})

t.test('a failed upload without a message of the shop leaves the form its own', async (t) => {
  answerWith(t, { UploadSignature: signed, UploadCertificate: coded('UPSTREAM_UNAVAILABLE') }, texts)
  t.equal(await send(), null)
})
