import type { DemoPiece } from './demo-data.ts'

/**
 * The demo's pieces from newest to oldest. Categories are dealt out evenly, so that the first page of « Nouveautés »
 * shows the whole house and not its wedding gowns only.
 */
export const newestFirst = (pieces: readonly DemoPiece[]): readonly DemoPiece[] => {
  const perCategory = Map.groupBy(pieces, ({ category_key }) => category_key)
  return [...perCategory.values()]
    .flatMap((own) => own.map((piece, place) => ({ piece, share: (place + 0.5) / own.length })))
    .toSorted((a, b) => a.share - b.share)
    .map(({ piece }) => piece)
}
