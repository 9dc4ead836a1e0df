import { defineErrors } from '../../shared/errors.ts'
import './documents.refusals.fr.ts'

export const documentsErrors = defineErrors('documents', {
  documentNotFound: 'not-found',
  versionNotFound: 'not-found',
  versionInForce: 'conflict',
  versionChanged: 'conflict',
  dayTaken: 'conflict',
  tooManyVersions: 'conflict',
  textRefused: 'invalid',
  questionsChanged: 'conflict',
})
