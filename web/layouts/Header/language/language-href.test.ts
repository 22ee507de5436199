import t from 'tap'
import { languageHref } from './language-href.ts'

t.test('the other language is on the host with the prefix en', async (t) => {
  t.equal(
    languageHref('https://educational.shop.example', '/cat/1?p=2', { language: 'en' }),
    'https://en.educational.shop.example/cat/1?p=2',
  )
  t.equal(
    languageHref('http://en.educational.localhost:3000', '/', { language: 'de' }),
    'http://educational.localhost:3000/',
  )
  t.equal(
    languageHref('http://en.educational.localhost:3000', '/', { language: 'en' }),
    'http://en.educational.localhost:3000/',
  )
})

t.test('S1.5 a page leads to its translation, and one without to the home page', async (t) => {
  const translations = [
    { language: 'de', path: '/rechtliches/impressum/' },
    { language: 'en', path: '/legal-notice/imprint/' },
  ]
  const from = (language: 'de' | 'en', known: typeof translations) =>
    languageHref('http://en.educational.localhost:3000', '/legal-notice/imprint/?p=2', {
      language,
      translations: known,
    })
  t.equal(from('de', translations), 'http://educational.localhost:3000/rechtliches/impressum/?p=2')
  t.equal(from('en', translations), 'http://en.educational.localhost:3000/legal-notice/imprint/?p=2')
  t.equal(from('de', translations.slice(1)), 'http://educational.localhost:3000/')
})
