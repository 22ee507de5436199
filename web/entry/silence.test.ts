import t from 'tap'
import { isSilent } from './silence.ts'

const looking = { isHidden: false, sinceShown: Number.POSITIVE_INFINITY, cookies: 'cartId=1; X-JWT-exist=1' }

t.test('messages are shown while the page is visible', async (t) => {
  t.equal(isSilent(looking), false)
})

t.test('S9.71 nobody is told while the page is hidden, and in the second after it has come back', async (t) => {
  t.equal(isSilent({ ...looking, isHidden: true }), true)
  t.equal(isSilent({ ...looking, sinceShown: 999 }), true)
  t.equal(isSilent({ ...looking, sinceShown: 1000 }), false)
})

t.test('T8.20 browsers that ask for silence get it', async (t) => {
  t.equal(isSilent({ ...looking, cookies: 'a=1; silentErrorPolicy=1' }), true)
  t.equal(isSilent({ ...looking, cookies: 'silentErrorPolicy=true' }), true)
  t.equal(isSilent({ ...looking, cookies: 'silentErrorPolicy=; a=1' }), false)
  t.equal(isSilent({ ...looking, cookies: 'noSilentErrorPolicy=1' }), false)
})
