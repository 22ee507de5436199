import t from 'tap'
import { readQuery, redirectQuery } from './search.rules.ts'
import { nameMatch } from './suggested-categories.rules.ts'

t.test('a text is trimmed, with single spaces and of bounded length', async (t) => {
  t.equal(readQuery('  Heft \t\n A4\u0000 '), 'Heft A4')
  t.equal(readQuery(' \u0000\u0007 '), '')
  t.equal(readQuery('a'.repeat(10_000)).length, 200)
  t.equal(readQuery(`${'ab '.repeat(5000)}`).length, 200)
})

t.test('rules are compared without case, marks and punctuation', async (t) => {
  for (const text of ['Rückgabe', 'rueckgabe', ' RUCKGABE! ', 'Rückgabe?'])
    t.equal(redirectQuery(text), redirectQuery('rückgabe'), text)
  t.not(redirectQuery('Rückgaben'), redirectQuery('Rückgabe'))
})

t.test('categories answer by every word of what was typed', async (t) => {
  t.ok(nameMatch(['schul'], 'Schulranzen & Rucksäcke', 'de') > 0, 'by beginning')
  t.ok(nameMatch(['ranzen'], 'Schulranzen & Rucksäcke', 'de') > 0, 'as head of a compound')
  t.ok(nameMatch(['rucksack'], 'Schulranzen & Rucksäcke', 'de') > 0, 'in another form')
  t.equal(nameMatch(['ranzen', 'rot'], 'Schulranzen', 'de'), 0)
  t.equal(nameMatch([], 'Schulranzen', 'de'), 0)
  t.ok(nameMatch(['stuhl'], 'Stühle', 'de') > nameMatch(['stuhl'], 'Schülerstühle', 'de'))
})
