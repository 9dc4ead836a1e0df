import { defaultLanguage, type Language } from '../../../shared/i18n/languages.ts'
import type { HouseDocument } from '../document.schema.ts'
import type { DocumentName } from '../document-names.ts'
import { readHouseFile } from './house-files.ts'
import { anchorsOf } from './house-markdown.ts'
import { bodyOf, parseDocument } from './parse-document.ts'

const read = new Map<string, HouseDocument>()

/** A long text in the language of the call, its blanks still blank; turned into HTML the first time it is asked for. */
export const readDocument = (name: DocumentName, lng: Language): HouseDocument => {
  const key = `${lng}/${name}`
  const known = read.get(key)
  if (known) return known
  const anchors = anchorsOf(bodyOf(readHouseFile(name, defaultLanguage), defaultLanguage))
  const document = parseDocument(readHouseFile(name, lng), lng, anchors)
  read.set(key, document)
  return document
}
