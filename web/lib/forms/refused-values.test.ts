import t from 'tap'
import { withRefused } from './refused-values.ts'

t.test('a refused value stays wrong until it is changed', async (t) => {
  const required = (name: string, values: Readonly<Record<string, string>>) => (values[name] ? null : 'missing')
  const sent = { email: 'a@b.de', password: 'falsch', city: 'Ulm' }
  const check = withRefused(required, { values: sent, errors: { password: 'wrong', email: '', file: 'too large' } })
  t.equal(check('password', sent), 'wrong')
  t.equal(check('email', sent), '', 'marked, without words of its own')
  t.equal(check('city', sent), null)
  t.equal(check('password', { password: 'richtig' }), null)
  t.equal(check('password', { password: '' }), 'missing')
  t.equal(check('file', { file: 'x' }), null, 'a file is another one whenever it is chosen')
})
