import { galleryColours, galleryOccasions } from '../../gallery.limits.ts'
import type { IdeaFilters } from '../../inspiration.rules.ts'

/** Reads the address leniently: what the house does not know is no filter. */
export const ideaFiltersOf = (params: URLSearchParams): IdeaFilters => ({
  occasion: galleryOccasions.find((occasion) => occasion === params.get('occasion')),
  colour: galleryColours.find((colour) => colour === params.get('colour')),
})

/** Writes the address: what is no filter is left out; '' without any. */
export const searchOfIdeas = ({ occasion, colour }: IdeaFilters) => {
  const params = new URLSearchParams({ ...(occasion && { occasion }), ...(colour && { colour }) })
  return params.size > 0 ? `?${params}` : ''
}
