import t from 'tap'
import { createTranslate } from './translate.ts'

const service = (texts: Record<string, string>) => ({
  byKeys: (_reader: unknown, keys: readonly string[]) =>
    keys.flatMap((key) => (texts[key] === undefined ? [] : { key, value: texts[key] })),
})
const german = { store: { id: 'de' }, language: 'de-DE' } as const

t.test('Switzerland reads no ß in texts, and names as people write them', async (t) => {
  const translate = createTranslate(service({ 'mail.shop': 'Größer als {name}' }))
  const values = { name: 'Weiß' }
  t.equal(translate({ store: { id: 'ch' }, language: 'de-CH' }, 'mail.shop', values), 'Grösser als Weiß')
  t.equal(translate(german, 'mail.shop', values), 'Größer als Weiß')
})

t.test('a key without a text is shown and reported, of several the last', async (t) => {
  const missing: string[] = []
  const translate = createTranslate(service({ 'mail.shop': 'Laden' }), (key) => missing.push(key))
  t.equal(translate(german, 'mail.footer'), '⟦mail.footer⟧')
  t.equal(translate(german, ['mail.welcome.shop', 'mail.shop']), 'Laden')
  t.equal(translate(german, ['mail.welcome.none', 'mail.none']), '⟦mail.none⟧')
  t.same(missing, ['mail.footer', 'mail.none'])
  const emptied = createTranslate(service({ 'mail.shop': ' ' }), (key) => missing.push(key))
  t.equal(emptied(german, 'mail.shop'), '⟦mail.shop⟧', 'one that an editor has emptied')
  t.equal(missing.at(-1), 'mail.shop')
})
