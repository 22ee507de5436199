import t from 'tap'
import { isServedByEdge, linkTarget } from './link-target.ts'

const origin = 'https://shop.example'

t.test('another host is external, the own origin is stripped (storefront.md §5)', async (t) => {
  t.same(linkTarget('/cat/1?p=2#x', origin), { kind: 'internal', href: '/cat/1?p=2#x' })
  t.same(linkTarget('https://shop.example/cat/1', origin), { kind: 'internal', href: '/cat/1' })
  t.same(linkTarget('#inhalt', origin), { kind: 'internal', href: '#inhalt' })
  t.same(linkTarget('https://elsewhere.example/a', origin), { kind: 'external', href: 'https://elsewhere.example/a' })
  t.same(linkTarget('//elsewhere.example/a', origin), { kind: 'external', href: 'https://elsewhere.example/a' })
  t.same(linkTarget('mailto:hallo@shop.example', origin), { kind: 'contact', href: 'mailto:hallo@shop.example' })
})

t.test('protocols that could run code or read files are refused (storefront.md §2)', async (t) => {
  for (const href of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:x',
    'data:text/html,x',
    'file:///etc',
    'vbscript:x',
  ]) {
    t.same(linkTarget(href, origin), { kind: 'refused' }, href)
  }
})

t.test('what the edge serves is no page', async (t) => {
  t.equal(isServedByEdge('/media/1/file/a.pdf'), true)
  t.equal(isServedByEdge('/logout'), true)
  t.equal(isServedByEdge('/mediathek/'), false)
})
