import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../ui/api/use-api.ts'
import type { ListedProduct, ProductListContract } from '../../catalog-desk/product-list.contract.ts'
import { productWithSku, skuSaidBy } from '../stock-count.rules.ts'

export type FoundProduct = ListedProduct

/** What became of a code: it is looked for, or it leads nowhere. */
export interface SoughtSku {
  readonly by: 'camera' | 'field'
  readonly sku: string
  readonly state: 'seeking' | 'unknown' | 'unreadable' | 'failed'
}

/** Looks for the product of a code; one that stays before the camera is looked for once. */
export const useSku = (onFound: (product: FoundProduct) => void) => {
  const api = useApi<ProductListContract>()
  const [sought, setSought] = useState<SoughtSku>()
  const latest = useRef<AbortController>(undefined)
  useEffect(() => () => latest.current?.abort(), [])
  const seek = async (read: string, by: SoughtSku['by']) => {
    const sku = skuSaidBy(read)
    if (by === 'camera' && sought?.by === by && sought.sku === (sku ?? read) && sought.state !== 'failed')
      return
    latest.current?.abort()
    if (sku === undefined) return setSought({ by, sku: read, state: 'unreadable' })
    const asking = new AbortController()
    latest.current = asking
    const { signal } = asking
    setSought({ by, sku, state: 'seeking' })
    try {
      const { products } = await api('GET /admin/products', { query: { sku }, signal })
      if (signal.aborted) return
      const product = productWithSku(products, sku)
      if (product) onFound(product)
      else setSought({ by, sku, state: 'unknown' })
    } catch {
      if (!signal.aborted) setSought({ by, sku, state: 'failed' })
    }
  }
  return { sought, seek }
}
