import type { Language } from '../../../../shared/i18n/languages.ts'
import type { HouseDocument } from '../../document.schema.ts'
import type { LegalTextName } from '../../legal-texts.limits.ts'
import { withExcerpts } from '../house-files.ts'
import { anchorsOf, houseMarkdown } from '../house-markdown.ts'
import { typeset } from '../parse-document.ts'
import { readDocument } from '../read-document.ts'
import type { LegalTextRow } from './legal-texts.table.ts'

type OwnText = Pick<LegalTextRow, 'fr' | 'en' | 'effective'>

/** The Markdown of a version of the house, set as its language wants it. */
export const ownBody = (own: OwnText, lng: Language) => typeset(withExcerpts(own[lng], lng), lng)

const made = new WeakMap<OwnText, Map<string, HouseDocument>>()

/** A version of the house as a page shows it, its blanks still blank; title and description are those of the software. */
export const ownDocument = (name: LegalTextName, own: OwnText, lng: Language): HouseDocument => {
  const known = made.get(own)?.get(lng)
  if (known) return known
  const { title, description } = readDocument(name, lng)
  const { effective } = own
  const document = {
    title,
    description,
    updated: effective,
    version: effective,
    effective,
    ...houseMarkdown(ownBody(own, lng), { lng, anchors: anchorsOf(ownBody(own, 'fr')) }),
  }
  made.set(own, (made.get(own) ?? new Map<string, HouseDocument>()).set(lng, document))
  return document
}
