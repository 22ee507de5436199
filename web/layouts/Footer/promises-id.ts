/** Id of the selling points above the footer, which tell all that the strip's tooltips tell. */
export const promisesId = 'promises'
