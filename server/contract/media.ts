/** What the engine answers with 404 for a picture or file that does not exist; any other 404 is no answer about it. */
export const noSuchMedia = { error: 'no such media' } as const
