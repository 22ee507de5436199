import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { StoreLogo } from '#contract/generated/types.ts'
import { shopLanguages } from '#contract/stores.ts'
import { filePath, picturePath } from '../../catalogue/media/media.formats.ts'
import type { MediaService } from '../../catalogue/media/media.service.ts'
import type { ParametersService } from '../../stores/parameters/parameters.service.ts'
import type { TextAudience, Translate } from '../translations/translate.ts'
import { type MarkFileName, makeMarkFile } from './mark-files.ts'

type MarksDependencies = {
  media: Pick<MediaService, 'descriptionOf' | 'original'>
  parameters: Pick<ParametersService, 'value'>
  translate: Translate
}

/** Pixels of the logo in mails, at most. */
const mailLogo = { width: 240, height: 48 } as const

export type DrawnMark = { bytes: Buffer; mime: string; etag: string }

/** What a shop is known by: its name, its logo, and the icons that are made of both. */
export const createMarks = ({ media, parameters, translate }: MarksDependencies) => {
  const drawn = new LRUCache<string, Promise<DrawnMark>>({ max: 200 })
  const nameOf = (audience: TextAudience): string => translate(audience, 'ui.shop.name')

  const draw = async (file: MarkFileName, name: string, iconId: string | null): Promise<DrawnMark> => {
    const original = iconId === null ? null : await media.original(iconId)
    const isPicture = original?.mime.startsWith('image/') === true
    const mark = await makeMarkFile(file, { name, icon: isPicture ? original : null })
    return { ...mark, etag: `"${createHash('sha256').update(mark.bytes).digest('base64url').slice(0, 22)}"` }
  }

  const logoPicture = async ({ store, language }: TextAudience): ReturnType<MediaService['descriptionOf']> => {
    const isEnglish = shopLanguages[language] === 'en'
    const own = parameters.value(store.id, 'brand', 'logo')
    const mediaId = (isEnglish ? parameters.value(store.id, 'brand', 'logo.en') : null) ?? own
    const found = mediaId === null ? null : await media.descriptionOf(mediaId)
    return found && found.width > 0 ? found : null
  }

  return {
    nameOf,

    /** The store's own logo in its language; null: the name stands for it. */
    logoOf: async (audience: TextAudience): Promise<StoreLogo | null> => {
      const found = await logoPicture(audience)
      if (!found) return null
      return { src: filePath(found.id, found.fileName ?? 'logo'), width: found.width, height: found.height }
    },

    /** The logo for mail programs, which know no SVG: drawn on paper, and as small as a headline. */
    mailLogoOf: async (audience: TextAudience): Promise<StoreLogo | null> => {
      const found = await logoPicture(audience)
      if (!found) return null
      const scale = Math.min(mailLogo.width / found.width, mailLogo.height / found.height)
      const [width, height] = [found.width, found.height].map((side) => Math.max(1, Math.round(side * scale)))
      return { src: picturePath(found.id, 'teaser_480'), width: width ?? 1, height: height ?? 1 }
    },

    /** A file by which browsers and other sites show the shop. */
    file: (audience: TextAudience, file: MarkFileName): Promise<DrawnMark> => {
      const name = nameOf(audience)
      const iconId = parameters.value(audience.store.id, 'brand', 'icon')
      const key = JSON.stringify([file, name, iconId])
      const known = drawn.get(key)
      if (known) return known
      const mark = draw(file, name, iconId)
      drawn.set(key, mark)
      mark.catch(() => drawn.delete(key))
      return mark
    },
  }
}

export type Marks = ReturnType<typeof createMarks>
