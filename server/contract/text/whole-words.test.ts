import t from 'tap'
import { wholeWords } from './whole-words.ts'

t.test('a word ends where a letter of any script ends', async (t) => {
  for (const [words, text, expected] of [
    ['st|stk', '3 St Hefte', true],
    ['st|stk', '3 Stk. Hefte', true],
    ['st|stk', '3 Stühle', false],
    ['st', 'u\u0308st', false],
    ['x', '2 x Heft', true],
    ['x', '1 Xylophon', false],
    ['kl', 'Kl\u00e4rung', false],
    ['или', 'синий или красный', true],
  ] as const)
    t.equal(wholeWords(words).test(text), expected, `${words} in ${text}`)
})
