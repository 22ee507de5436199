import t from 'tap'
import { colourClassName, parseColour, stripes } from './colour-class.ts'

t.test('colours, and nothing that could end a rule', async (t) => {
  for (const colour of ['#fff', '#008dca', '#FFC83D80', 'RebeccaPurple', 'rgb(1, 2, 3)', 'hsl(120deg 50% 50% / 0.5)']) {
    t.equal(parseColour(colour), colour.toLowerCase(), colour)
  }
  for (const other of ['', null, undefined, '#12', 'red;}', 'url(x)', 'var(--x)', 'rgb(1)}body{x:y', 'expression(1)']) {
    t.equal(parseColour(other), null, String(other))
  }
})

t.test('colourClassName gives each colour and property one valid name', async (t) => {
  t.equal(colourClassName('background-color', '#008dca'), colourClassName('background-color', '#008dca'))
  t.not(colourClassName('color', '#008dca'), colourClassName('background-color', '#008dca'))
  t.not(colourClassName('color', 'rgb(1 23 4)'), colourClassName('color', 'rgb(12 3 4)'))
  t.match(colourClassName('color', 'rgb(1, 2, 3)'), /^[\w-]+$/)
})

t.test('several colours are one image of stripes, named by all of them', async (t) => {
  t.same(stripes(['#fff', 'red', '#00f']), {
    name: 's-_zfff-red-_z00f',
    rule: '--count:3;--stripes:linear-gradient(90deg,#fff 0 33.33%,red 0 66.67%,#00f 0 100%)',
  })
})
