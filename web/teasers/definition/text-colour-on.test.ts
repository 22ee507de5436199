import t from 'tap'
import { contrast, textColourOn } from './text-colour-on.ts'

t.test('S5.5 text stands out from what an editor chose behind it', async (t) => {
  t.equal(textColourOn('#ffc83d'), '#1f2a37')
  t.equal(textColourOn('#0f5c46'), '#fffdf8')
  t.equal(textColourOn(null), null)
  for (const background of ['#000000', '#7f7f7f', '#ffffff', '#c4203a', '#008dca']) {
    t.ok(contrast(background, textColourOn(background) ?? '') >= 3.6, background)
  }
})

t.test('contrast is 21 for black on white and 1 for one colour', async (t) => {
  t.equal(Math.round(contrast('#000000', '#ffffff')), 21)
  t.equal(contrast('#123456', '#123456'), 1)
})
