import { pathTo } from '../../../../sitemap.ts'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { PlatesSkeleton } from './plates-skeleton.tsx'
import { useChosenProducts } from './use-chosen-products.ts'

/** The width of a picture here: a quarter of nine twelfths, or of the window. */
const plateSizes = '(min-width: 108rem) 17rem, (min-width: 64rem) 16vw, 22vw'

/**
 * Products that a visitor chose, by their first picture alone. No picture is shown when the products cannot be read.
 */
export const ChosenPlates = ({ ids }: { ids: readonly string[] }) => {
  const { status, products } = useChosenProducts(ids)
  if (status === 'loading') return <PlatesSkeleton />
  return (
    <ul className="grid grid-cols-4 gap-x-[calc(var(--spacing-gutter)/2)]">
      {products.map(({ _id, name, images: [image] }) => (
        <li key={_id}>
          <LocalLink to={pathTo('product', { id: _id })} aria-label={name} title={name} className="block">
            {image ? (
              <Picture image={{ ...image, alt: '' }} sizes={plateSizes} className="aspect-portrait" />
            ) : (
              <span className="block aspect-portrait bg-plate" />
            )}
          </LocalLink>
        </li>
      ))}
    </ul>
  )
}
