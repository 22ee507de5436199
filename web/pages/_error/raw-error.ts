export type RawError = {
  message: string
  stack: string | null
  /** Under which the logs tell of it; null in the browser. */
  requestId: string | null
}

type ErrorContext = {
  errorWhileRendering?: unknown
  abortReason?: unknown
  renderRequest?: { requestId: string } | undefined
}

/** The error as it was thrown, or the reason that a page gave for its status. */
export function rawError({ errorWhileRendering, abortReason, renderRequest }: ErrorContext): RawError {
  const requestId = renderRequest?.requestId ?? null
  if (errorWhileRendering instanceof Error && abortReason === undefined) {
    const { message, stack = null } = errorWhileRendering
    return { message, stack, requestId }
  }
  return { message: String(abortReason ?? 'No page has this address'), stack: null, requestId }
}
