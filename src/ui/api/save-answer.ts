import type { FileAnswer } from '../../shared/api/file-answer.ts'
import { saveFile } from '../save-file.ts'

/** Some browsers only begin to read the file some time after the click. */
const keptMs = 60_000

/** Has the browser save a file that the API answered. */
export const saveAnswer = ({ bytes, fileName }: FileAnswer) => {
  // With this type the browser saves the file instead of opening it in place of the page.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  saveFile({ url, name: fileName })
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}
