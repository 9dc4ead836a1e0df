import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import type { CatalogContract } from '../../catalog.contract.ts'
import { featuredQuery } from '../products.queries.ts'

/**
 * The picture beside the title of the home page. It shows the first featured product from behind, because
 * its front is shown further down. A house without products leaves no room for it.
 */
export const Frontispiece = ({ sizes, className }: { sizes: string; className?: string }) => {
  const { data, isPending } = useQuery(featuredQuery(useApi<CatalogContract>()))
  const images = data?.products[0]?.images ?? []
  const image = images[1] ?? images[0]
  if (image) return <Picture image={image} sizes={sizes} priority {...(className && { className })} />
  return isPending ? null : <span hidden data-plate="none" />
}
