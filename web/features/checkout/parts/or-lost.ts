import { logFailure } from '#web/lib/browser/leaving.ts'
import type { Outcome } from '#web/lib/forms/form-outcome.ts'

/** A form whose script could not even be loaded got lost: there is no connection, or the build is gone. */
export const orLost = (sent: Promise<Outcome>): Promise<Outcome> =>
  sent.catch((error: unknown) => {
    logFailure(error)
    return { kind: 'lost' }
  })
