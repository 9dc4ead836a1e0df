import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'

/** The address of a product. Only the printed page shows it, so that its reader finds the product again. */
export const PrintedAddress = ({ id }: { id: string }) => {
  const { publicUrl, lng } = useSession()
  return (
    <p className="hidden text-small print:block">
      {publicUrl + localizedPath(pathTo('product', { id }), lng)}
    </p>
  )
}
