import type { Download } from '#contract/generated/types.ts'
import type { ImportDownload } from '#contract/import/catalogue.ts'
import type { TextLanguage } from '#contract/stores.ts'
import { filePath } from '../media/media.formats.ts'
import type { MediaService } from '../media/media.service.ts'

/** Files of products and items; those that are not stored are left out. */
export const toDownloads = async (
  stored: readonly ImportDownload[],
  language: TextLanguage,
  media: MediaService,
): Promise<Download[]> => {
  const files = await Promise.all(stored.map(({ mediaId }) => media.descriptionOf(mediaId)))
  return stored.flatMap(({ mediaId, headline, description, dataName }, index) => {
    const file = files[index]
    if (!file) return []
    const name = file.fileName ?? dataName
    return [
      {
        headline: headline[language],
        description: description?.[language] ?? null,
        url: filePath(mediaId, name),
        file: name,
        dataType: file.mime,
        dataName,
        dataSize: file.size,
      },
    ]
  })
}
