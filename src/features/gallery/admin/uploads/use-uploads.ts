import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { randomId } from '../../../../shared/ids/random-id.ts'
import { useUpload } from '../../../../ui/api/use-upload.ts'
import type { GalleryAdminContract } from '../../gallery-admin.contract.ts'
import { createUploadQueue, type UploadLine } from './upload-queue.ts'

const none: readonly UploadLine[] = []

/** The files that leave for the gallery from this page. */
export const useUploads = () => {
  const upload = useUpload<GalleryAdminContract>()
  const queries = useQueryClient()
  const [queue] = useState(() =>
    createUploadQueue({
      newId: randomId,
      send: async ({ board, file }, on) => {
        const call = { ...on, file: { field: 'image', content: file }, fields: { board } }
        return (await upload('POST /gallery', call)).item._id
      },
      onDone: () => void queries.invalidateQueries({ queryKey: ['admin-gallery'] }),
    }),
  )
  const lines = useSyncExternalStore(queue.subscribe, queue.lines, () => none)
  return { ...queue, lines }
}

export type Uploads = ReturnType<typeof useUploads>
