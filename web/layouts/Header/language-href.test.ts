import t from 'tap'
import { languageHref } from './language-href.ts'

t.test('the other language is on the host with the prefix en', async (t) => {
  t.equal(
    languageHref('https://educational.shop.example', '/cat/1?p=2', 'en'),
    'https://en.educational.shop.example/cat/1?p=2',
  )
  t.equal(languageHref('http://en.educational.localhost:3000', '/', 'de'), 'http://educational.localhost:3000/')
  t.equal(languageHref('http://en.educational.localhost:3000', '/', 'en'), 'http://en.educational.localhost:3000/')
})
