/** Of the shortcut in the header (layouts/Header/Shortcuts.tsx). */
export const flyoutId = 'flyout-account'
