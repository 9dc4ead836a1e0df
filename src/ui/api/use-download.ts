import type { FileAnswer } from '../../shared/api/file-answer.ts'
import { saveAnswer } from './save-answer.ts'
import { useWrite } from './use-write.ts'

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
