import type { Language } from '../../../../shared/i18n/languages.ts'
import type { HouseDocument } from '../../document.schema.ts'
import type { DocumentName } from '../../document-names.ts'
import { parseDocument } from './parse-document.ts'

/** Every file of `content/`, taken in when the house is built. */
const files = import.meta.glob<string>('../../../../../content/{fr,en}/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const read = new Map<string, HouseDocument>()

/** A long text in the language of the call; turned into HTML the first time it is asked for. */
export const readDocument = (name: DocumentName, lng: Language): HouseDocument => {
  const path = `../../../../../content/${lng}/${name}.md`
  const known = read.get(path)
  if (known) return known
  const file = files[path]
  if (file === undefined) throw new Error(`There is no ${path}`)
  const document = parseDocument(file, lng)
  read.set(path, document)
  return document
}
