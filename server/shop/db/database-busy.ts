/** What PostgreSQL and the system say when there is no connection to be had, so that nothing of the call has run. */
const codes: ReadonlySet<unknown> = new Set(['ECONNREFUSED', '53300', '57P03'])

/** Words of pg-pool for a caller that waited too long; it gives no code. */
const waited = 'timeout exceeded when trying to connect'

type Fault = Error & { code?: unknown }

/** Whether a call failed before it reached the database, however it is wrapped. */
export const isDatabaseBusy = (error: unknown): boolean => {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if (fault.message === waited || codes.has((fault as Fault).code)) return true
  }
  return false
}
