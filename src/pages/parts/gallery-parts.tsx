import { FavouriteHeart } from '../../features/favourites/web/favourite-heart.tsx'
import type { GalleryParts } from '../../features/gallery/web/plate/gallery-parts.ts'
import { bookingAround } from './booking-of.ts'

/** The actions on a picture of the gallery, for both of its pages. */
export const galleryParts: GalleryParts = {
  favourite: ({ _id, name }) => <FavouriteHeart productId={_id} name={name} />,
  bookingHref: bookingAround,
}
