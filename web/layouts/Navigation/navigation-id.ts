/** Id of the navigation; the burger opens it as a popover, with or without script. */
export const navigationId = 'navigation'
