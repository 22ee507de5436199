import t from 'tap'
import { readAttributes, readButton } from './attributes.ts'

t.test('missing and invalid attributes have their defaults', async (t) => {
  const read = readAttributes([
    { name: 'empty', text: '   ' },
    { name: 'side', text: 'above' },
    { name: 'colour', text: 'url(evil)' },
    { name: 'columns', value: '2.5' },
    { name: 'picture', altTag: 'no address' },
    { name: 'link', url: '' },
  ])
  t.equal(read.text('empty'), null)
  t.equal(read.text('nowhere'), null)
  t.equal(read.choice('side', ['left', 'right'], 'left'), 'left')
  t.equal(read.colour('colour', '#008dca'), '#008dca')
  t.equal(read.whole('columns', { min: 1, max: 3 }, 1), 1)
  t.equal(read.picture('picture'), null)
  t.equal(read.link('link'), null)
  t.same(read.list('slides'), [])
  t.equal(readAttributes(null).text('any'), null)
})

t.test('attributes are read from whichever field carries them', async (t) => {
  const read = readAttributes([
    { name: 'flag', value: 'true' },
    { name: 'side', text: 'right' },
    { name: 'colour', text: '#0F5C46' },
    { name: 'columns', value: '3' },
    { name: 'alternativText', text: 'Ein Globus' },
    { name: 'image', url: '/media/a/teaser_1280.jpg', altTag: 'globe', width: 1280, height: 720 },
    { name: 'link', url: 'https://pausenhof.example/a/', urlPath: '/a/', openLinkInNewWindow: true },
    { name: 'slides', valueList: [{ attributes: [{ name: 'headline', text: 'Eins' }] }] },
  ])
  t.equal(read.flag('flag'), true)
  t.equal(read.choice('side', ['left', 'right'], 'left'), 'right')
  t.equal(read.colour('colour', null), '#0f5c46')
  t.equal(read.whole('columns', { min: 1, max: 3 }, 1), 3)
  t.match(read.picture('image', 'alternativText'), { alt: 'Ein Globus', width: 1280, sources: [] })
  t.equal(read.picture('image')?.alt, 'globe')
  t.same(read.link('link'), { href: '/a/', newWindow: true }, 'the path without host is preferred')
  t.equal(read.list('slides')[0]?.text('headline'), 'Eins')
})

t.test('S5.1 S5.3 a button needs a text and one of the six types (storefront.md §5)', async (t) => {
  const button = (buttonType: string, buttonPosition = '') =>
    readButton(
      readAttributes([
        { name: 'teaserButtonText', text: 'Los' },
        { name: 'buttonType', text: buttonType },
        { name: 'buttonPosition', text: buttonPosition },
      ]),
    )
  for (const type of ['primary', 'secondary', 'red', 'green', 'outline', 'link']) t.match(button(type), { type })
  t.equal(button('ghost'), null)
  t.equal(button(''), null)
  t.equal(button('primary')?.position, 'left', 'position defaults to left')
  t.equal(button('primary', 'centerhigh')?.position, 'centerhigh')
  t.equal(button('primary', 'top')?.position, 'left')
})
