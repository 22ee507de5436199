import t from 'tap'
import { recordChange, redo, startUndo, undo } from './undo.rules.ts'

t.test('changes are undone and redone in their order', async (t) => {
  let stack = startUndo('')
  for (const [index, text] of ['a', 'b', 'c'].entries()) stack = recordChange(stack, text, { at: index })
  stack = undo(undo(stack))
  t.equal(stack.present, 'a')
  stack = redo(stack)
  t.equal(stack.present, 'b')
  stack = recordChange(stack, 'd', { at: 9 })
  t.equal(redo(stack).present, 'd', 'a new change ends what could be redone')
  t.equal(undo(undo(undo(undo(stack)))).present, '')
})

t.test('E2.6 typing in one field is one step, until a pause or another field', async (t) => {
  let stack = startUndo('')
  stack = recordChange(stack, 'H', { group: 'headline', at: 100 })
  stack = recordChange(stack, 'He', { group: 'headline', at: 300 })
  stack = recordChange(stack, 'Hey', { group: 'headline', at: 500 })
  t.equal(undo(stack).present, '')
  const later = recordChange(stack, 'Hey!', { group: 'headline', at: 60_000 })
  t.equal(undo(later).present, 'Hey')
  const other = recordChange(stack, 'Hey?', { group: 'text', at: 600 })
  t.equal(undo(other).present, 'Hey')
})

t.test('a change that changes nothing is no step', async (t) => {
  const stack = startUndo('a')
  t.equal(recordChange(stack, 'a', { at: 1 }), stack)
  t.equal(undo(stack), stack)
})
