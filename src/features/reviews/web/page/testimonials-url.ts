import { pathTo } from '../../../../sitemap.ts'

/** The address of a page of the list. The first page has no number in its address. */
export const testimonialsUrl = (page: number) => `${pathTo('testimonials')}${page > 1 ? `?page=${page}` : ''}`
