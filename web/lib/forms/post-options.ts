import type { FormReply } from '../page/flash.ts'
import type { Violations } from './form-outcome.ts'

export type PostOptions<Data> = {
  /** Root fields whose answers are others after the form. */
  forgets?: readonly string[]
  /** When it is about to be sent. */
  onSend?: () => void
  /** Takes over what has changed. Without it the page that follows is shown. */
  onDone?: (reply: FormReply<Data>) => unknown
  /** Before what is wrong is shown, or the page that follows; the data is null where the edge has none. */
  onRefused?: (violations: Violations, reply: FormReply<Data | null>) => unknown
}
