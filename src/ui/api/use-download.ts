import type { FileAnswer } from '../../shared/api/file-answer.ts'
import { saveAnswer } from './save-answer.ts'
import { useWrite } from './use-write.ts'

export interface Download {
  /** Asks for the file and saves it; while it is on its way it is not asked for again. */
  readonly download: () => Promise<boolean>
  readonly pending: boolean
  /** Why the last try brought no file; undefined unless it failed. */
  readonly failure: unknown
}

/** A file of the API, which no link can lead to, because a link carries no token: `useDownload(() => api('GET /…', …))`. */
export const useDownload = (ask: () => Promise<FileAnswer>): Download => {
  const { write, busy, failure } = useWrite({ send: ask, succeeded: saveAnswer, refresh: null })
  return { download: write, pending: busy, failure: failure ?? undefined }
}
