import { parsedJson } from '../../shared/json.ts'
import { sizeTable } from './size-table.ts'

/** The size of the house that a visitor chose as their own, and when. */
export interface OwnSize {
  readonly size: string
  readonly chosenAt: string
}

/** Only sizes of the table can be a visitor's own: « Sur mesure » is asked for each time. */
export const isOwnSize = (size: string) => sizeTable.some((row) => row.size === size)

/** Of two choices the later counts, wherever it was made. */
export const laterSize = <Kept extends OwnSize>(one: Kept | undefined, other: Kept | undefined) =>
  one && other ? (Date.parse(other.chosenAt) > Date.parse(one.chosenAt) ? other : one) : (one ?? other)

/** What a browser kept; whatever else is found there is none (§8). */
export const readStoredSize = (text: string | null): OwnSize | null => {
  const found = parsedJson(text ?? '')
  if (typeof found !== 'object' || found === null || !('size' in found) || !('chosenAt' in found)) return null
  const { size, chosenAt } = found
  if (typeof size !== 'string' || typeof chosenAt !== 'string') return null
  return isOwnSize(size) && !Number.isNaN(Date.parse(chosenAt)) ? { size, chosenAt } : null
}
