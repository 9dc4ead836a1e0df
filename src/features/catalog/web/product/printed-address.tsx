import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'

/** Where a product is found again, for who holds its page in hand. */
export const PrintedAddress = ({ id }: { id: string }) => {
  const { publicUrl, lng } = useSession()
  return (
    <p className="hidden text-small print:block">
      {publicUrl + localizedPath(pathTo('product', { id }), lng)}
    </p>
  )
}
