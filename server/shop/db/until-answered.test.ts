import t from 'tap'
import { untilDatabaseAnswers } from './until-answered.ts'

const failing = (code: string) =>
  new Error('Failed query: select id, name from badges', { cause: Object.assign(new Error('no'), { code }) })

t.test('loading is repeated while the database is away or busy, and ends with any other error', async (t) => {
  const errors = ['57014', '57P03', '25006'].map(failing)
  const logged: string[] = []
  await untilDatabaseAnswers(
    async () => {
      const error = errors.shift()
      if (error) throw error
    },
    { warn: (_details, message) => logged.push(message) },
    1,
  )
  t.equal(logged.length, 3)
  await t.rejects(
    untilDatabaseAnswers(() => Promise.reject(failing('42P01')), { warn: () => t.fail('is not repeated') }),
    /badges/,
  )
})
