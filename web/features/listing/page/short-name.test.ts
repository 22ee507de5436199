import t from 'tap'
import { shortName } from './short-name.ts'

t.test('shortName: a category does not repeat the one above it', async (t) => {
  t.equal(shortName('Sale: Schulranzen', 'Sale'), 'Schulranzen')
  t.equal(shortName('Saleartikel', 'Sale'), 'Saleartikel')
  t.equal(shortName('Hefte: liniert', 'Papier'), 'Hefte: liniert')
})
