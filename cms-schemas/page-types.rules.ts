/** Page types that the shop shows at an address; a page of any other type is a part or an error (storefront.md §2). */
export const shownPageTypes = ['HOMEPAGE', 'CONTENTPAGE', 'CATEGORYPAGE'] as const

export const isShownPageType = (pageType: string): boolean => (shownPageTypes as readonly string[]).includes(pageType)
