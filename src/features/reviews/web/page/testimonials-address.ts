import { pathTo } from '../../../../sitemap.ts'

/** The address of a page of the list; the first has none of its own. */
export const testimonialsAddress = (page: number) =>
  `${pathTo('testimonials')}${page > 1 ? `?page=${page}` : ''}`
