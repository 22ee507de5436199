export type PictureSource = { src: string; width: number; media?: string | null; sizesValue?: string | null }

type SourceGroup = { media: string | null; sizes: string | undefined; sources: readonly PictureSource[] }

const twin = /\.jpe?g$/

/** Sources by media condition, the one without a condition last. A picture that has no twins (SVG, GIF) has none. */
export function sourceGroups(
  image: { src: string; width: number; sources?: readonly PictureSource[] | null },
  sizes?: string,
): SourceGroup[] {
  if (!twin.test(image.src)) return []
  const sources = image.sources?.length ? image.sources : [{ src: image.src, width: image.width }]
  const byMedia = Map.groupBy(sources, (source) => source.media ?? null)
  return [...byMedia]
    .map(([media, group]) => ({ media, sources: group, sizes: group[0]?.sizesValue ?? sizes }))
    .sort((a, b) => Number(a.media === null) - Number(b.media === null))
}

/** Of the twins in AVIF, which have the same path and another ending (media.graphql). */
export function srcSet(sources: readonly PictureSource[]): string {
  return sources.map(({ src, width }) => `${src.replace(twin, '.avif')} ${width}w`).join(', ')
}
