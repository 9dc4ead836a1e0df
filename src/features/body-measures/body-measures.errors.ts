import { defineErrors } from '../../shared/errors.ts'
import './body-measures.refusals.fr.ts'

export const bodyMeasuresErrors = defineErrors('body-measures', {
  profileGone: 'not-found',
  profilesFull: 'conflict',
  profileKnown: 'conflict',
  measuresChanged: 'conflict',
  versionsFull: 'conflict',
  measuresLost: 'conflict',
})
