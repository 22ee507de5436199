import t from 'tap'
import { createSynonyms, type SynonymGroup } from './synonyms.ts'
import { wordsOf } from './words.ts'

const groups: SynonymGroup[] = [
  { language: 'de', terms: ['Füller', 'Füllfederhalter'], meanings: [] },
  { language: 'de', terms: ['Heftgerät', 'Hefter', 'Tacker'], meanings: [] },
  { language: 'de', terms: ['Stifte'], meanings: ['Buntstifte', 'Fineliner'] },
  { language: 'en', terms: ['exercise book', 'jotter'], meanings: [] },
]
const added = (text: string, language: 'de' | 'en' = 'de') => {
  const words = wordsOf(text).map((word) => ({ word, weight: 100 }))
  return createSynonyms(
    groups,
    language,
  )(words)
    .slice(words.length)
    .map(({ word, weight }) => `${word} ${weight}`)
}

t.test('terms of a group stand for each other', async (t) => {
  t.same(added('Füllfederhalter'), ['fuller 90'])
  t.same(added('Füller'), ['fullfederhalter 90'])
  t.same(added('Tacker'), ['heftgerat 90', 'hefter 90'])
})

t.test('a synonym at the end of a compound weighs less', async (t) => {
  t.same(added('Schulfüller'), ['fullfederhalter 81'])
  t.same(added('Schulheft'), [], 'a Heft is no Hefter')
})

t.test('a broader meaning is a synonym in one direction only', async (t) => {
  t.same(added('Fineliner'), ['stifte 90'])
  t.same(added('Stifte'), [])
})

t.test('terms of several words are found where they stand together', async (t) => {
  t.same(added('Velin exercise books', 'en'), ['jotter 90'])
  t.same(added('book of exercise', 'en'), [])
  t.same(added('jotter', 'en'), ['exercise 90', 'book 90'])
  t.same(added('jotter', 'de'), [], 'in their language')
})
