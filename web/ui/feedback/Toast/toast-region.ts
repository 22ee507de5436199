/** Id of the element in the layout that toasts are put into; its attributes carry the words that the view needs. */
export const toastRegionId = 'toasts'
