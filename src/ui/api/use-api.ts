import { useMemo } from 'react'
import { type Api, createApi } from '../../shared/api/client.ts'
import type { Contract } from '../../shared/api/contract.ts'
import { useSession } from './api-provider.tsx'

/** The typed client of a slice: `useApi<CatalogContract>()`; works alike on the server and in the browser. */
export const useApi = <C extends Contract>(): Api<C> => {
  const { transport, lng } = useSession()
  return useMemo(() => createApi<C>(transport, lng), [transport, lng])
}
