import { pathTo } from '../../../sitemap.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { CustomerDetail } from '../customers.contract.ts'

/** The favourites that were not bought, each with its picture. */
export const KeptFavourites = ({ favourites }: Pick<CustomerDetail, 'favourites'>) => (
  <ul className="flex flex-wrap gap-4">
    {favourites.map(({ productId, name, image }) => (
      <li key={productId} className="w-24 text-caption">
        {image && (
          // It is loaded at once, so that a sheet that is printed has it.
          <Picture image={{ ...image, alt: '' }} sizes="6rem" priority className="aspect-portrait" />
        )}
        <LocalLink to={pathTo('product', { id: productId })} className="mt-1 block hover:text-garance">
          {name}
        </LocalLink>
      </li>
    ))}
  </ul>
)
