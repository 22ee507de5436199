import type { Image, ImageSource } from '#contract/generated/types.ts'

export type MediaFormat = {
  width: number
  /** Left out where the picture keeps its own aspect; such pictures are never enlarged. */
  height?: number
  /** The largest picture of a phone's page, and the only one there: drawing it may take longer. */
  isMain?: true
}

/**
 * The only sizes that are rendered; the path segment is the key. Product pictures are 4:3; 728 px are as wide as a cheap phone, which has 720
 * or 721 of them: browsers take the next larger size.
 */
export const mediaFormats = {
  thumb: { width: 96, height: 72 },
  basket_layer: { width: 100, height: 75 },
  productlisting_small: { width: 140, height: 105 },
  productlisting_big: { width: 280, height: 210 },
  productlisting_big_2x: { width: 560, height: 420 },
  ads_main_mobile: { width: 480, height: 360 },
  ads_main_desktop: { width: 728, height: 546, isMain: true },
  ads_zoom_mobile: { width: 1000, height: 750 },
  ads_zoom_desktop: { width: 1600, height: 1200 },
  ads_zoom_new: { width: 2000, height: 1500 },
  open_graph: { width: 1200, height: 630 },
  teaser_480: { width: 480 },
  teaser_768: { width: 768 },
  teaser_1280: { width: 1280 },
  teaser_1920: { width: 1920 },
} as const satisfies Record<string, MediaFormat>

export type MediaFormatName = keyof typeof mediaFormats

export const isMediaFormat = (name: string): name is MediaFormatName => Object.hasOwn(mediaFormats, name)

export const pictureEncodings = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

export type PictureEncoding = keyof typeof pictureEncodings

export const isPictureEncoding = (ending: string): ending is PictureEncoding => Object.hasOwn(pictureEncodings, ending)

export const isMediaId = (id: string): boolean => /^[0-9a-f]{16}$/.test(id)

type FixedFormatName = Exclude<MediaFormatName, `teaser_${string}`>
type Kind = { src: FixedFormatName; sources: readonly FixedFormatName[] }

/** What a picture of fixed aspect is shown as: the format of its src, and of its sources, smallest first. */
const imageKinds = {
  card: { src: 'productlisting_big', sources: ['productlisting_small', 'productlisting_big', 'productlisting_big_2x'] },
  detail: {
    src: 'ads_main_desktop',
    sources: ['ads_main_mobile', 'ads_main_desktop', 'ads_zoom_mobile', 'ads_zoom_desktop', 'ads_zoom_new'],
  },
  thumb: { src: 'thumb', sources: ['thumb', 'productlisting_small'] },
  basket: { src: 'basket_layer', sources: ['basket_layer', 'productlisting_big'] },
  openGraph: { src: 'open_graph', sources: [] },
} as const satisfies Record<string, Kind>

export type ImageKind = keyof typeof imageKinds

/** A picture with the texts of one language. */
export type Picture = { mediaId: string; alt: string; title?: string | null }

type Dimensions = { width: number; height: number }

export const picturePath = (mediaId: string, format: MediaFormatName): string => `/media/${mediaId}/${format}.jpg`

export const filePath = (mediaId: string, name: string): string => `/media/${mediaId}/file/${encodeURIComponent(name)}`

const source = (mediaId: string, format: MediaFormatName, width: number): ImageSource => ({
  src: picturePath(mediaId, format),
  width,
  media: null,
  sizesValue: null,
})

/** A picture at sizes that do not depend on it. */
export const fixedImage = ({ mediaId, alt, title }: Picture, kind: ImageKind): Image => {
  const { src, sources }: Kind = imageKinds[kind]
  const { width, height } = mediaFormats[src]
  return {
    src: picturePath(mediaId, src),
    alt,
    title: title ?? null,
    width,
    height,
    sources: sources.map((format) => source(mediaId, format, mediaFormats[format].width)),
  }
}

const teaserFormats = ['teaser_480', 'teaser_768', 'teaser_1280', 'teaser_1920'] as const

/** Teaser formats that show a picture of this width without repeating one size under two names. */
const teaserFormatsUpTo = (width: number) =>
  teaserFormats.filter((_format, index) => {
    const smaller = teaserFormats[index - 1]
    return smaller === undefined || mediaFormats[smaller].width < width
  })

/** A picture that keeps its own aspect: teasers, logos, icons. Its width and height are those of `src`. */
export const ownAspectImage = ({ mediaId, alt, title }: Picture, original: Dimensions): Image => {
  const widthOf = (format: (typeof teaserFormats)[number]) => Math.min(mediaFormats[format].width, original.width)
  const formats = teaserFormatsUpTo(original.width)
  const main = formats.filter((format) => format !== 'teaser_1920').at(-1) ?? 'teaser_480'
  const width = widthOf(main)
  return {
    src: picturePath(mediaId, main),
    alt,
    title: title ?? null,
    width,
    height: Math.max(1, Math.round((width * original.height) / original.width)),
    sources: formats.map((format) => source(mediaId, format, widthOf(format))),
  }
}
