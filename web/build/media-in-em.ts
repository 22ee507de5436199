const rootSize = 16

/**
 * PostCSS plugin: widths in media queries follow the text size that the browser is set to, so with text at 200 % a desk of
 * 1,280 px gets the layout of 640 px. Style sheets state them in px, as at the default size.
 */
export const mediaInEm = {
  postcssPlugin: 'media-in-em',
  AtRule: {
    media(rule: { params: string }): void {
      rule.params = inEm(rule.params)
    },
  },
}

export const inEm = (query: string): string =>
  query.replaceAll(/((?:min|max)-(?:width|height):\s*)([\d.]+)px/g, (_all, feature: string, size: string) => {
    return `${feature}${Number(size) / rootSize}em`
  })
