import { useState, useSyncExternalStore } from 'react'
import { randomId } from '../../shared/ids/random-id.ts'
import { createUploadQueue, type UploadLine, type UploadOptions } from './upload-queue.ts'

const none: readonly UploadLine<never>[] = []

/** The files that are uploaded from this page. */
export const useUploads = <Target>(options: UploadOptions<Target>) => {
  const [queue] = useState(() => createUploadQueue({ ...options, newId: randomId }))
  const lines = useSyncExternalStore(queue.subscribe, queue.lines, () => none)
  return { ...queue, lines }
}

export type Uploads<Target> = ReturnType<typeof useUploads<Target>>

/** What a page says of its own pictures. */
export interface UploadWords {
  (name: 'uploads.done' | 'uploads.clear'): string
  (name: 'uploads.open', facts: { readonly name: string }): string
  (
    name: 'uploads.summary',
    facts: { readonly count: number; readonly done: number; readonly refused: number },
  ): string
}
