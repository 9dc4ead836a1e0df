// Beside the other queries of the shop: a file of its own would be one more script of each of its pages.
export { categoriesQuery } from './products.queries.ts'
