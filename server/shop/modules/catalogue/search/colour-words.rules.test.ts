import t from 'tap'
import { fold } from '#engine/search-index/words/words.ts'
import { colourOf } from './colour-words.rules.ts'

t.test('colourOf knows the everyday names of colours', async (t) => {
  const cases = {
    bordeaux: 'rot',
    weinroter: 'rot',
    knallrote: 'rot',
    himmelblauen: 'blau',
    petrol: 'turkis',
    fliederfarbene: 'lila',
    anthrazit: 'grau',
    rosa: 'rose',
  }
  for (const [word, colour] of Object.entries(cases)) t.equal(colourOf(fold(word), 'de'), colour, word)
  t.equal(colourOf('burgundy', 'en'), 'red')
})

t.test('a word that only ends like a colour is none', async (t) => {
  for (const word of ['brot', 'brote', 'knackebrot', 'schrot', 'fuller']) t.equal(colourOf(word, 'de'), null, word)
})
