import { randomUUID } from 'node:crypto'
import t from 'tap'
import { createInviteTokens } from './invite-token.ts'

const first = { version: 1, secret: 'a-first-key-of-tests' }
const second = { version: 2, secret: 'a-second-key-of-tests' }

t.test('a token leads to its invitation, and is the same each time', (t) => {
  const id = randomUUID()
  const tokens = createInviteTokens([first])
  const token = tokens.make(id)
  t.match(token, /^[\w-]{44}$/)
  t.equal(tokens.make(id), token)
  t.equal(tokens.read(token), id)
  t.equal(createInviteTokens([second, first]).read(token), id, 'also after the key was changed')
  t.equal(createInviteTokens([second]).read(token), null, 'until the old one is dropped')
  t.equal(createInviteTokens([{ ...first, secret: 'another-key-of-tests' }]).read(token), null)
  t.end()
})

t.test('nothing else is a token', (t) => {
  const tokens = createInviteTokens([first])
  const token = tokens.make(randomUUID())
  const other = (at: number) => `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
  for (const text of [
    '',
    'x',
    token.slice(1),
    `${token}A`,
    `${token}=`,
    other(0),
    other(5),
    other(30),
    'A'.repeat(9999),
  ])
    t.equal(tokens.read(text), null, text.slice(0, 50))
  t.end()
})
