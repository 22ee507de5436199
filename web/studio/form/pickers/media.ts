/** A picture of the library, as pickers show it. */
export type Medium = { id: string; title: string; alt: string; src: string }

/** The library's pictures in a size for choosing. */
export const thumbnailOf = (mediaId: string): string => `/media/${mediaId}/teaser_480.jpg`
