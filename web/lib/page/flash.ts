/**
 * What a form that was sent without script has to say on the page that it leads back to: kept by the edge for one answer
 * (server/bff/visitor), since only pages of one visitor may show it.
 */
export type Flash = {
  /** Ends the path that the form was sent to: login-action, register-action … */
  form: string
  isDone: boolean
  message: string | null
  fieldErrors: readonly { fieldName: string; errorMessage: string }[]
  /** What was typed, without passwords. */
  values: Readonly<Record<string, string>>
  /** Seconds until the next attempt is taken. */
  retryAfter: number | null
}

/** What the edge answers to a form that a script sent: the same outcome, and what has changed of the page. */
export type FormReply<Data = unknown> = {
  /** The page that follows; null when the form's page says how it went. */
  redirect: string | null
  outcome: Flash
  data: Data
}

/** `data` of a form whose answer is a file; `content` in base64. */
export type FormFile = { name: string; type: string; content: string }
