import t from 'tap'
import { encode } from 'uqr'
import { creditorReference, epcPayload, epcQrCode, inGroups } from './bank-transfer.rules.ts'

const bank = {
  holder: 'Pausenhof Demonstrationsshop',
  iban: 'DE28999000000012345678',
  bic: 'DEMODEBBXXX',
  name: 'Demobank',
}

t.test('T3.46 a creditor reference has the check digits of ISO 11649', async (t) => {
  t.equal(creditorReference('539007547034'), 'RF18539007547034')
  t.equal(creditorReference('G72UUR'), 'RF45G72UUR')
  t.throws(() => creditorReference('1'.repeat(22)))
  t.throws(() => creditorReference('a'))
  t.equal(inGroups('RF18539007547034'), 'RF18 5390 0754 7034')
  t.equal(inGroups('DE28999000000012345678'), 'DE28 9990 0000 0012 3456 78')
})

t.test('the content of an EPC QR code', async (t) => {
  const reference = creditorReference('100000000')
  t.same(epcPayload({ bank, reference, amount: 1205 }).split('\n'), [
    'BCD',
    '002',
    '1',
    'SCT',
    'DEMODEBBXXX',
    'Pausenhof Demonstrationsshop',
    'DE28999000000012345678',
    'EUR12.05',
    '',
    reference,
  ])
  t.match(epcPayload({ bank, reference, amount: 1 }), '\nEUR0.01\n')
  t.throws(() => epcPayload({ bank, reference, amount: 0 }))
  t.match(epcPayload({ bank: { ...bank, holder: 'A\nB' }, reference, amount: 1 }), '\nA B\n', 'a name is one line')
})

t.test('the longest code has 331 bytes at most and fits into version 13 at level M', async (t) => {
  const longest = {
    bank: { ...bank, holder: 'ß'.repeat(200), iban: `MT84MALT011000012345MTLCAST001S` },
    reference: creditorReference('9'.repeat(21)),
    amount: 99_999_999_999,
  }
  const payload = Buffer.from(epcPayload(longest), 'utf8')
  t.ok(payload.length <= 331, `${payload.length} bytes`)
  t.ok(encode([...payload], { ecc: 'M', maxVersion: 13 }).version <= 13)
  t.match(epcQrCode(longest), /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">/)
})
