/** Areas whose texts every page shows: header and footer, common parts, and the error page, which may come at any time. */
export const textsOfEveryPage: readonly string[] = ['shell', 'ui', 'error']
