import t from 'tap'
import { type Action, actions, givenRights, isHigher, may, mayGive, mayVisitor, type Right } from './rights.rules.ts'

const all: Right[] = ['commentator', 'editor', 'admin', 'creator']

t.test('S6.11 S6.13 every right has its actions', (t) => {
  const table: Record<Right, Action[]> = {
    commentator: ['see', 'comment'],
    editor: ['see', 'comment', 'changeEntries', 'makeStandard'],
    admin: actions.filter((action) => action !== 'delete'),
    creator: actions,
  }
  for (const right of all)
    t.same(
      actions.filter((action) => may(right, action)),
      table[right],
      right,
    )
  t.same(actions.filter(mayVisitor), ['see', 'changeEntries'])
  t.end()
})

t.test('rights below one’s own are given, by those who manage members', (t) => {
  const given = (right: Right) => all.filter((each) => mayGive(right, each))
  t.same(given('commentator'), [])
  t.same(given('editor'), [])
  t.same(given('admin'), ['commentator', 'editor'])
  t.same(given('creator'), givenRights)
  t.ok(isHigher('admin', 'editor'))
  t.notOk(isHigher('editor', 'editor'))
  t.end()
})
