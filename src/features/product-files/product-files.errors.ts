import { defineErrors } from '../../shared/errors.ts'
import './product-files.refusals.fr.ts'

export const productFilesErrors = defineErrors('product-files', {
  noTable: 'invalid',
  notUtf8: 'invalid',
  tooManyRows: 'invalid',
  columnsUnknown: 'invalid',
  faulty: 'invalid',
  nothingToImport: 'invalid',
  changedSince: 'conflict',
  alreadyTakenBack: 'conflict',
})
