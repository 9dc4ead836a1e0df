import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../ui/api/api-provider.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import type { CartContract } from '../cart.contract.ts'
import type { CartPlace } from './cart-place.ts'

export const useCartPlace = (): CartPlace => ({
  api: useApi<CartContract>(),
  queries: useQueryClient(),
  tokens: useSession().tokens,
})
