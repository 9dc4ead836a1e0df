import { defineErrors } from '../../shared/errors.ts'
import './favourites.refusals.fr.ts'
import './favourites.texts.fr.ts'

export const favouritesErrors = defineErrors('favourites', {
  pieceNotFound: 'not-found',
  listFull: 'conflict',
})
