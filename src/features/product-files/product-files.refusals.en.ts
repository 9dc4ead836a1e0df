import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { productFilesRefusalsFr } from './product-files.refusals.fr.ts'

export const productFilesRefusalsEn: SameShape<typeof productFilesRefusalsFr> = {
  errors: {
    noTable: 'There is no table in this file: a line of headings, then a line for each product.',
    notUtf8: 'This file is not in UTF-8.',
    tooManyRows: 'A file has {{limit}} lines at most.',
    columnsUnknown: 'No column of the file is recognized, or one is twice.',
    faulty: 'Lines of the file have to be corrected: nothing was imported.',
    nothingToImport: 'This file changes nothing.',
    changedSince: 'The catalogue has changed since the comparison. Compare again before you import.',
    alreadyTakenBack: 'This import was taken back already.',
  },
  faults: {
    number: 'A number is expected, written like 1290 or 1,290.50.',
    answer: 'Answer with yes or no.',
    category: 'This category does not exist.',
    cut: 'Write the cut like this: neckline sweetheart, train chapel.',
    measures: 'Write the measures like this: 38 bust 92 waist 73.5, 40 bust 96.',
    state: 'A state is draft, published or archived.',
    color: 'A colour has a name and a shade such as #AB3344.',
    unknownProduct: 'No product has this id.',
    twice: 'The same product is on line {{line}} already.',
    skuTaken: 'Another product has this reference.',
  },
}
