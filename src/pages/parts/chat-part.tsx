import { useQuery } from '@tanstack/react-query'
import { useLocation, useMatch } from 'react-router'
import type { CatalogContract } from '../../features/catalog/catalog.contract.ts'
import { productReference } from '../../features/catalog/catalog.rules.ts'
import { productQuery } from '../../features/catalog/web/products.queries.ts'
import { useHouse } from '../../features/settings/web/use-house.ts'
import { ChatWidget } from '../../features/whatsapp/web/chat-widget.tsx'
import { isChatOffered } from '../../features/whatsapp/whatsapp.rules.ts'
import { sitemap } from '../../sitemap.ts'
import { useApi } from '../../ui/api/use-api.ts'

/** The product that the page shows, from the cached queries of the page: it sends no request. */
const useShownProduct = () => {
  const id = useMatch(sitemap.product.path)?.params.id ?? ''
  const { data } = useQuery({ ...productQuery(useApi<CatalogContract>(), id), enabled: false })
  return data && { name: data.name, reference: productReference(data) }
}

/** The chat with what it needs to know about the house and the page; it is loaded when the page is idle. */
export const ChatPart = () => {
  const { whatsappNumber, hours } = useHouse()
  const { pathname } = useLocation()
  const product = useShownProduct()
  if (!isChatOffered(pathname)) return null
  return <ChatWidget phone={whatsappNumber} hours={hours.customerService} product={product} />
}
