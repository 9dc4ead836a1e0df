import { highestPage } from '../../shared/pagination.ts'

/** Reads a page number from an address; the default is the first page. */
export const pageNumberOf = (text: string | null) => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= highestPage ? page : 1
}
