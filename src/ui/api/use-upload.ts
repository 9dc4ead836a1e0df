import { useMemo } from 'react'
import { Unreachable } from '../../shared/api/api-error.ts'
import type { Answer, Contract, EndpointKey } from '../../shared/api/contract.ts'
import { useSession } from './api-provider.tsx'
import type { UploadCall } from './upload-transport.ts'

/**
 * Sends files to the calls of a contract: `useUpload<GalleryAdminContract>()`. As with `createApi`, answers are trusted
 * to match it.
 */
export const useUpload = <C extends Contract>() => {
  const { upload } = useSession()
  return useMemo(
    () =>
      <K extends keyof C & EndpointKey>(key: K, call: UploadCall) => {
        if (!upload) throw new Unreachable('Files leave from a browser only')
        return upload(key, call) as Promise<Answer<C[K]>>
      },
    [upload],
  )
}
