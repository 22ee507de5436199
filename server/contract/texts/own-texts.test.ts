import t from 'tap'
import { textsOfStore } from '#contract/store-texts.ts'
import { ownText, shippedText, textsInLanguage } from './own-texts.ts'
import { wasShipped } from './shipped.ts'

const text = (key: string, de: string, en: string) => ({ key, text: { de, en } })

t.test(
  'a text of the shop’s own replaces the shipped one in its language, and a variant its base in its store',
  async (t) => {
    const own = [
      text('cart.title', 'Meine Tüte', ''),
      text('cart.title.b2b', '', 'Your bag'),
      text('navigation.group.papier', 'Papier', ''),
      text('shell.wishlist.name.at', 'Wunschzettel', ''),
    ]
    const german = textsInLanguage(own, 'de')
    const english = textsInLanguage(own, 'en')
    t.equal(textsOfStore('de', german).get('cart.title'), 'Meine Tüte')
    t.equal(textsOfStore('de', english).get('cart.title'), shippedText('cart.title')?.en)
    t.equal(textsOfStore('b2b', english).get('cart.title'), 'Your bag')
    t.equal(textsOfStore('de', english).get('navigation.group.papier'), 'Papier', 'the other language')
    t.equal(textsOfStore('at', german).get('shell.wishlist.name'), 'Wunschzettel')
    t.equal(textsOfStore('at', english).get('shell.wishlist.name'), shippedText('shell.wishlist.name')?.en)
  },
)

t.test('a shipped variant stays where only its base is overridden', async (t) => {
  const own = [text('mail.footer', 'Antworte einfach.', 'Just answer.')]
  const texts = textsInLanguage(own, 'de')
  t.equal(textsOfStore('de', texts).get('mail.footer'), 'Antworte einfach.')
  t.match(textsOfStore('b2b', texts).get('mail.footer'), /Geschäftskonto/)
})

t.test('what says the same as the shipped text, or nothing, is no text of the shop’s own', async (t) => {
  const { de = '', en = '' } = shippedText('cart.title') ?? {}
  t.same(ownText(text('cart.title', de, 'Bag')), { de: '', en: 'Bag' })
  t.same(ownText(text('cart.title', ' ', en)), { de: '', en: '' })
  t.same(ownText(text('own.key', 'Eigenes', 'Own')), { de: 'Eigenes', en: 'Own' })
})

t.test('texts of earlier versions are known, also with the name in place of its placeholder', async (t) => {
  t.ok(wasShipped('cart.delivery.free', 'de', 'kostenlos'))
  t.ok(wasShipped('shell.footer.owner', 'de', '© Pausenhof'))
  t.ok(wasShipped('shell.footer.owner', 'de', '© {shopName}'))
  t.notOk(wasShipped('cart.delivery.free', 'de', 'umsonst'))
  t.notOk(wasShipped('cart.delivery.free', 'en', 'kostenlos'))
})
