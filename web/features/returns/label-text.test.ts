import t from 'tap'
import { returnPageTexts } from '#contract/texts/account/return.ts'
import { noLabelText } from './label-text.ts'

t.test(
  'a return without labels says why: none is needed, none was made, or they were deleted with the account',
  async (t) => {
    for (const [carrier, state, key] of [
      ['nolabel', 'announced', 'return.label.none'],
      ['dhl', 'announced', 'return.label.refused'],
      ['dhl', 'labelled', 'return.label.gone'],
    ] as const) {
      t.equal(noLabelText({ carrier, state }), key)
      t.ok(key in returnPageTexts)
    }
  },
)
