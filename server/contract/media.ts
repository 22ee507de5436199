/** What the engine answers with 404 for a picture or file that does not exist; any other 404 is no answer about it. */
export const noSuchMedia = { error: 'no such media' } as const

/** What the engine answers with 503 while it draws a picture that takes longer than a caller waits: no outage. */
export const mediaBusy = { error: 'media busy' } as const
