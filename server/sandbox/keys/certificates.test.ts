import { createPrivateKey, createPublicKey, sign, verify, X509Certificate } from 'node:crypto'
import t from 'tap'
import { issueAuthority, issueCertificate } from './certificates.ts'

t.test('a certificate is signed by its authority and can be used to sign', async (t) => {
  const authority = issueAuthority()
  const root = new X509Certificate(authority.certificate)
  const { certificate, privateKey } = issueCertificate('messages', createPrivateKey(authority.privateKey))
  const leaf = new X509Certificate(certificate)
  t.equal(root.ca, true)
  t.equal(leaf.ca, false)
  t.match(leaf.subject, /messages/)
  t.ok(leaf.checkIssued(root))
  t.ok(leaf.verify(root.publicKey))
  t.notOk(leaf.verify(new X509Certificate(issueAuthority().certificate).publicKey), 'not by another authority')
  t.ok(Date.parse(leaf.validFrom) < Date.now() && Date.parse(leaf.validTo) > Date.now())
  const signature = sign('sha256', Buffer.from('text'), privateKey)
  t.ok(verify('sha256', Buffer.from('text'), createPublicKey(certificate), signature))
})
