import t from 'tap'
import { createTranslate } from './translate.ts'
import type { TranslationsService } from './translations.service.ts'

const value = 'Größer als {name}'
const translations = { byKeys: () => [{ key: 'size', value }] } as unknown as TranslationsService

t.test('Switzerland reads no ß in texts, and names as people write them', async (t) => {
  const translate = createTranslate(translations)
  const values = { name: 'Weiß' }
  t.equal(translate({ store: { id: 'ch' }, language: 'de-CH' }, 'size', values), 'Grösser als Weiß')
  t.equal(translate({ store: { id: 'de' }, language: 'de-DE' }, 'size', values), 'Größer als Weiß')
})
