import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { GalleryColour, GalleryOccasion } from '../../gallery.limits.ts'
import { missingToBeShown } from '../../gallery.rules.ts'
import type { AdminGalleryItem, GalleryEdit } from '../../gallery-admin.contract.ts'
import type { FocalPoint, GalleryProduct } from '../../gallery-item.schema.ts'

/** What the fields of an item hold. */
export interface ItemDraft {
  readonly titleFr: string
  readonly titleEn: string
  readonly textFr: string
  readonly textEn: string
  readonly altFr: string
  readonly altEn: string
  readonly creditsFr: string
  readonly creditsEn: string
  readonly occasion: GalleryOccasion | null
  readonly colours: readonly GalleryColour[]
  readonly products: readonly GalleryProduct[]
  readonly focalPoint: FocalPoint
  readonly published: boolean
  /** '' for none, as a field says it. */
  readonly publishedFrom: CivilDate
  readonly publishedTo: CivilDate
}

export type DraftField = keyof ItemDraft

export const draftOf = (item: AdminGalleryItem): ItemDraft => ({
  titleFr: item.fr.title,
  titleEn: item.en.title,
  textFr: item.fr.text,
  textEn: item.en.text,
  altFr: item.fr.alt,
  altEn: item.en.alt,
  creditsFr: item.fr.credits,
  creditsEn: item.en.credits,
  occasion: item.occasion,
  colours: item.colours,
  products: item.products,
  focalPoint: item.image.focalPoint,
  published: item.published,
  publishedFrom: item.publishedFrom ?? '',
  publishedTo: item.publishedTo ?? '',
})

export const editOfDraft = (draft: ItemDraft, version: number): GalleryEdit => ({
  version,
  fr: { title: draft.titleFr, text: draft.textFr, alt: draft.altFr, credits: draft.creditsFr },
  en: { title: draft.titleEn, text: draft.textEn, alt: draft.altEn, credits: draft.creditsEn },
  occasion: draft.occasion,
  colours: [...draft.colours],
  products: draft.products.map(({ _id }) => _id),
  focalPoint: draft.focalPoint,
  published: draft.published,
  publishedFrom: draft.publishedFrom || null,
  publishedTo: draft.publishedTo || null,
})

const told = (field: DraftField, draft: ItemDraft) =>
  JSON.stringify(field === 'products' ? draft.products.map(({ _id }) => _id) : draft[field])

export const isSame = (field: DraftField, one: ItemDraft, other: ItemDraft) =>
  told(field, one) === told(field, other)

/** What was changed in the fields, and what the house said when that began. */
export interface Changes {
  readonly changed: Partial<ItemDraft>
  readonly begunFrom: ItemDraft
}

const fieldsOf = ({ changed }: Changes) =>
  Object.keys(changed).filter((name): name is DraftField => name in changed)

/** The fields as they are shown: what was not touched follows the house. */
export const withChanges = (house: ItemDraft, changes: Changes | undefined): ItemDraft => ({
  ...house,
  ...changes?.changed,
})

/** The fields that say something else than the house. */
export const unsavedFields = (house: ItemDraft, changes: Changes | undefined) =>
  changes ? fieldsOf(changes).filter((field) => !isSame(field, withChanges(house, changes), house)) : []

/** The fields that were changed here and, since then, in the house too: neither is to be lost. */
export const contestedFields = (house: ItemDraft, changes: Changes | undefined) =>
  changes ? unsavedFields(house, changes).filter((field) => !isSame(field, changes.begunFrom, house)) : []

export type Fault = 'titleMissing' | 'altMissing' | 'endsBeforeItBegins'

const fieldOfMissing = new Map<string, DraftField>([
  ['fr.title', 'titleFr'],
  ['fr.text', 'textFr'],
  ['fr.alt', 'altFr'],
  ['fr.credits', 'creditsFr'],
  ['en.title', 'titleEn'],
  ['en.text', 'textEn'],
  ['en.alt', 'altEn'],
  ['en.credits', 'creditsEn'],
  ['publishedFrom', 'publishedFrom'],
  ['publishedTo', 'publishedTo'],
])

/** The field that a refusal is about; what is about one of the products is told at their list. */
export const fieldOfRefusal = (name: string): DraftField | undefined =>
  fieldOfMissing.get(name) ?? (name.startsWith('products') ? 'products' : undefined)

/** What is to be put right before the house is asked. */
export const faultsOf = (draft: ItemDraft): Partial<Record<DraftField, Fault>> => {
  const faults: Partial<Record<DraftField, Fault>> = {}
  const { publishedFrom: from, publishedTo: to } = draft
  if (from !== '' && to !== '' && to < from) faults.publishedTo = 'endsBeforeItBegins'
  if (!draft.published) return faults
  const missing = missingToBeShown({
    fr: { title: draft.titleFr.trim(), alt: draft.altFr.trim() },
    en: { title: draft.titleEn.trim(), alt: draft.altEn.trim() },
  })
  for (const name of Object.keys(missing)) {
    const field = fieldOfMissing.get(name)
    if (field) faults[field] = name.endsWith('title') ? 'titleMissing' : 'altMissing'
  }
  return faults
}
