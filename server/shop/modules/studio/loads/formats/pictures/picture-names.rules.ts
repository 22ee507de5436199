const endings = /\.(?:jpe?g|png|webp|svg)$/i

export const isPictureName = (fileName: string): boolean => endings.test(fileName)

/** What archives and systems add by themselves. */
export const isByproduct = (path: string): boolean =>
  /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(path) || path.endsWith('/')

/** The item that a picture is of, and its place among the item's pictures: `100234-01_2.png` is the second one of 100234-01. */
export const pictureNameOf = (fileName: string): { itemId: string; place: number } => {
  const stem = fileName.normalize('NFC').replace(endings, '')
  const [, itemId = stem, place = '1'] = /^(.+?)_(\d{1,3})$/.exec(stem) ?? []
  return { itemId, place: Number(place) }
}
