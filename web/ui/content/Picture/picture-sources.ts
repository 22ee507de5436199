export type PictureSource = { src: string; width: number; media?: string | null; sizesValue?: string | null }

type Candidates = { srcSet: string; sizes: string | undefined }

const twin = /\.jpe?g$/

/**
 * What the browser chooses from: `own` belongs to the image itself, `byMedia` to sources for screens that get another crop. A
 * picture that has no twins in AVIF (SVG, GIF) has neither.
 */
export function candidates(
  image: { src: string; width: number; sources?: readonly PictureSource[] | null },
  sizes?: string,
): { own?: Candidates; byMedia: readonly (Candidates & { media: string })[] } {
  if (!twin.test(image.src)) return { byMedia: [] }
  const sources = image.sources?.length ? image.sources : [{ src: image.src, width: image.width }]
  const groups = Map.groupBy(sources, (source) => source.media ?? '')
  const candidatesOf = (group: readonly PictureSource[]) => ({
    srcSet: srcSet(group),
    sizes: group[0]?.sizesValue ?? sizes,
  })
  const own = groups.get('')
  groups.delete('')
  return {
    own: own && candidatesOf(own),
    byMedia: [...groups].map(([media, group]) => ({ media, ...candidatesOf(group) })),
  }
}

/** Sources of the AVIF twins, which have the same path and another ending (media.graphql). */
function srcSet(sources: readonly PictureSource[]): string {
  return sources.map(({ src, width }) => `${src.replace(twin, '.avif')} ${width}w`).join(', ')
}
