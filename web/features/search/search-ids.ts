/** Id of the header's search, which its toggle on phones names. */
export const headerSearchId = 'header-search'
