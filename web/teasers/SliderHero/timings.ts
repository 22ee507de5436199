/**
 * Milliseconds (storefront.md §9): of rest after which scrolling and resizing count as ended, for which a tab has focus before its
 * slide is shown, and in which arrow keys move on once. How long a slide is shown stands in the style sheet.
 */
export const timings = { scroll: 200, resize: 300, focus: 500, arrowKey: 2000 } as const
