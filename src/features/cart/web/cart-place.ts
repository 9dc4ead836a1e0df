import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '../../../shared/api/client.ts'
import type { TokenKeeper } from '../../../ui/api/token-keeper.ts'
import type { CartContract } from '../cart.contract.ts'

/** Where a customer's cart is kept: on the server, and in the queries of this browser. */
export interface CartPlace {
  readonly api: Api<CartContract>
  readonly queries: QueryClient
  readonly tokens: TokenKeeper
}

export const customerCartKey = (lng: string) => ['cart', lng] as const
