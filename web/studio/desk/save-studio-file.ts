import { saveFile } from '../lib/save-file.ts'

/** Saves a file that came with an answer; its content is base64. */
export const saveStudioFile = ({ name, mediaType, content }: { name: string; mediaType: string; content: string }) => {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  saveFile(new Blob([bytes], { type: mediaType }), name)
}
