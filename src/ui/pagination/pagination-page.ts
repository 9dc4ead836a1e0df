import { highestPage } from '../../shared/pagination.ts'

/** The page of a list that an address names: the first, unless it names another. */
export const pageNumberOf = (text: string | null) => {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= highestPage ? page : 1
}
