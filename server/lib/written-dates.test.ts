import t from 'tap'
import { longDate, longMoment } from './written-dates.ts'

t.test('days and hours are those of the sellers, in the language of the reader', async (t) => {
  const moment = new Date('2026-12-31T23:30:15Z')
  t.equal(longDate(moment, 'de-DE'), '1. Januar 2027')
  t.equal(longDate(moment, 'en-GB'), '1 January 2027')
  t.match(longMoment(moment, 'de-DE'), /^1\. Januar 2027 .*00:30:15$/)
})
