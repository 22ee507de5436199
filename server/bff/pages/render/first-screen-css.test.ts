import t from 'tap'
import { firstScreenCss, parseSheet } from './first-screen-css.ts'
import { cutAtFold, marksOf } from './fold.ts'

const css = (sheet: string, html: string) => firstScreenCss([parseSheet(sheet)], marksOf([html]))

t.test('a rule is kept when all of its classes and data attributes are there', async (t) => {
  const html = '<p class="a b" data-nav="entry"><b class="c">x</b></p>'
  t.equal(css('.a .c{top:0}.a .d{top:1px}.d,.b>p{top:2px}', html), '.a .c{top:0}.b>p{top:2px}')
  t.equal(css('[data-nav=entry]{top:0}[data-nav="panel"]{top:0}[data-open]{top:0}', html), '[data-nav=entry]{top:0}')
  t.equal(css('.a:is(.x,.y){top:0}.a:not(:hover){top:0}', html), '.a:is(.x,.y){top:0}.a:not(:hover){top:0}')
  t.equal(css('p{top:0}*,:before{top:0}', html), 'p{top:0}*,:before{top:0}', 'elements are always taken to be there')
})

t.test('states of an acting visitor and print are left out, and groups that are empty without them', async (t) => {
  const sheet =
    '.a:hover{top:0}.a:popover-open,.a:checked{top:0}@media (hover:hover){.a:hover{top:0}}@media print{.a{top:0}}@media (width>=48em){.a{top:0}.b{top:0}}'
  t.equal(css(sheet, '<p class="a">'), '.a:checked{top:0}@media (width>=48em){.a{top:0}}')
})

t.test('custom properties and animations are kept as far as something refers to them', async (t) => {
  const sheet =
    ':root{--one:1px;--two:var(--one);--three:3px}@keyframes fade{0%{opacity:0}}@keyframes turn{0%{rotate:1turn}}.a{top:var(--two);animation:fade 1s}'
  const expected = ':root{--one:1px;--two:var(--one)}@keyframes fade{0%{opacity:0}}.a{top:var(--two);animation:fade 1s}'
  t.equal(css(sheet, '<p class="a">'), expected)
  t.equal(css(sheet, '<p class="z">'), '')
})

t.test('strings and addresses may contain what ends a rule elsewhere', async (t) => {
  const sheet = '.a:after{content:"};{";mask:url(data:image/svg+xml;base64,AA)}@layer base{.a{top:0}}@layer x;.b{top:0}'
  t.equal(css(sheet, '<p class="a">'), sheet.replace('.b{top:0}', ''))
})

t.test('a page is cut behind the tag of the first element below its first screen', async (t) => {
  const bytes = Buffer.from('<b class="ä c">')
  const cut = cutAtFold([bytes, '<i class="a"></i><p data-below-fold="" class="x">one', bytes])
  t.same(cut?.above, [bytes, '<i class="a"></i><p data-below-fold="" class="x">'])
  t.same(cut?.below, ['one', bytes])
  const marks = marksOf(cut?.above ?? [])
  for (const mark of ['.c', '.a', '.x', '[data-below-fold]']) t.ok(marks.has(mark), mark)
  t.equal(cutAtFold([bytes, '<p>data-below-fold=""</p>']), null)
})
