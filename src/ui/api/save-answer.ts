import type { FileAnswer } from '../../shared/api/file-answer.ts'
import { saveFile } from '../save-file.ts'

/** Some browsers only begin to read the file some time after the click. */
const keptMs = 60_000

/** Saves a file that the API answered. */
export const saveAnswer = ({ bytes, fileName }: FileAnswer) => {
  // Of no type that a browser would open in the page's place.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  saveFile({ url, name: fileName })
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
