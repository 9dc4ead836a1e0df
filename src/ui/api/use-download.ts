import { useState } from 'react'
import type { FileAnswer } from '../../shared/api/file-answer.ts'
import { saveAnswer } from './save-answer.ts'

export interface Download {
  /** Asks for the file and saves it; while it is on its way it is not asked for again. */
  readonly download: () => Promise<void>
  readonly pending: boolean
  /** Why the last try brought no file; undefined unless it failed. */
  readonly failure: unknown
}

/** A file of the API, which no link can lead to, because a link carries no token: `useDownload(() => api('GET /…', …))`. */
export const useDownload = (ask: () => Promise<FileAnswer>): Download => {
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const download = async () => {
    if (pending) return
    setPending(true)
    setFailure(undefined)
    try {
      saveAnswer(await ask())
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  return { download, pending, failure }
}
