import t from 'tap'
import { personKeysOf } from './person-keys.rules.ts'

const home = {
  lastName: 'Müller',
  street: 'Hauptstraße 5 a',
  postCode: '10115',
  country: 'DE',
  postNumber: null,
  packstationNumber: null,
}
const keysOf = (
  address:
    | typeof home
    | ({ packstationNumber: string; postNumber: string } & Omit<typeof home, 'packstationNumber' | 'postNumber'>),
) => new Map(personKeysOf(null, [address]).map(({ kind, key }) => [kind, key]))

t.test('a household has one key however its address is written', (t) => {
  for (const other of [
    { lastName: 'MUELLER' },
    { lastName: 'Mu\u0308ller' },
    { street: 'Hauptstr. 5a' },
    { street: 'haupt-strasse 5A' },
    { postCode: 'D-10115' },
    { postCode: ' 10 115' },
  ])
    t.same(keysOf({ ...home, ...other }), keysOf(home), JSON.stringify(other))
  t.end()
})

t.test('neighbours share the address and no household; other houses and countries share nothing', (t) => {
  const own = keysOf(home)
  const neighbour = keysOf({ ...home, lastName: 'Yılmaz' })
  t.equal(neighbour.get('address'), own.get('address'))
  t.not(neighbour.get('household'), own.get('household'))
  for (const other of [
    { street: 'Hauptstraße 5 b' },
    { street: 'Hauptstraße 55a' },
    { country: 'AT' },
    { postCode: '10117' },
  ])
    t.not(keysOf({ ...home, ...other }).get('address'), own.get('address'), JSON.stringify(other))
  t.end()
})

t.test('a packing station’s household is the post number', (t) => {
  const station = { ...home, street: '', packstationNumber: '145', postNumber: '12345678' }
  t.equal(keysOf(station).get('household'), keysOf({ ...station, packstationNumber: '107' }).get('household'))
  t.not(keysOf(station).get('household'), keysOf({ ...station, postNumber: '87654321' }).get('household'))
  t.end()
})

t.test('equal addresses and a missing e-mail give each key once', (t) => {
  t.equal(personKeysOf(null, [home, home, null]).length, 2)
  const [mailbox] = personKeysOf('A@b.example', [null])
  t.same([mailbox], personKeysOf('a@b.example', []), 'by the hash of its one spelling')
  t.match(mailbox, { kind: 'email', key: /^[\w-]{43}$/ })
  t.end()
})
