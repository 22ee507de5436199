import { compileMessage } from '@lingui/message-utils/compileMessage'
import t from 'tap'
import { compileTexts } from './load-texts.ts'

t.test('compileTexts compiles messages without syntax as the parser does', async (t) => {
  const texts = ['', 'Alle akzeptieren', 'Über 1 # und 2', 'The shop’s own'].map((value) => ({ key: value, value }))
  t.strictSame(await compileTexts(texts), Object.fromEntries(texts.map(({ key }) => [key, compileMessage(key)])))
})

t.test('compileTexts parses messages with arguments and quotes', async (t) => {
  const texts = await compileTexts([
    { key: 'argument', value: 'Hallo {name}' },
    { key: 'quote', value: "It''s" },
  ])
  t.strictSame(texts, { argument: ['Hallo ', ['name']], quote: ["It's"] })
})
