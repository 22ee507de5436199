/** From this confidence on, 0 to 1, what was found for a line of a list of materials is taken without a look. */
export const certainMatch = 0.7
