import type { FileAnswer } from '../../shared/api/file-answer.ts'
import { saveFile } from '../save-file.ts'
import { useWrite } from './use-write.ts'

/** Some browsers only begin to read the file some time after the click. */
const keptMs = 60_000

/** Has the browser save a file that the API answered. */
const saveAnswer = ({ bytes, fileName }: FileAnswer) => {
  // With this type the browser saves the file instead of opening it in place of the page.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  saveFile({ url, name: fileName })
  setTimeout(() => URL.revokeObjectURL(url), keptMs)
}

export interface Download {
  /** Requests the file and saves it; a second call during the request sends nothing. */
  readonly download: () => Promise<boolean>
  readonly pending: boolean
  /** The error of the last attempt; undefined unless it failed. */
  readonly failure: unknown
}

/** Downloads a file of the API. A link cannot, because it carries no token: `useDownload(() => api('GET /…', …))`. */
export const useDownload = (ask: () => Promise<FileAnswer>): Download => {
  const { write, busy, failure } = useWrite({ send: ask, succeeded: saveAnswer, refresh: null })
  return { download: write, pending: busy, failure: failure ?? undefined }
}
