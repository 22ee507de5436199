import t from 'tap'
import { Budget } from './budget.ts'

t.test('a request with a file has longer, also when its time begins anew', async (t) => {
  const budget = new Budget()
  t.ok(budget.left <= 5000)
  budget.restartForFile()
  t.ok(budget.left > 10_000)
  budget.restart()
  t.ok(budget.left > 10_000)
  t.ok(budget.renewed().left > 10_000)
})
