import { useMemo } from 'react'
import { type Api, createApi } from '../../shared/api/client.ts'
import type { Contract } from '../../shared/api/contract.ts'
import { useSession } from './api-provider.tsx'

/**
 * Returns the typed client of a slice: `useApi<CatalogContract>()`; it works the same on the server and in the browser.
 */
export const useApi = <C extends Contract>(): Api<C> => {
  const { transport, lng } = useSession()
  return useMemo(() => createApi<C>(transport, lng), [transport, lng])
}
