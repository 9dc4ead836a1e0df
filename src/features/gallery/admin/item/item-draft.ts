import type { CivilDate } from '../../../../shared/calendar/civil-date.ts'
import type { FocalPoint } from '../../../../shared/pictures/focal-point.schema.ts'
import type { FieldErrors } from '../../../../ui/admin/editor/changes.ts'
import type { GalleryColour, GalleryOccasion } from '../../gallery.limits.ts'
import { missingToBeShown } from '../../gallery.rules.ts'
import type { AdminGalleryItem, GalleryEdit } from '../../gallery-admin.contract.ts'
import type { GalleryProduct } from '../../gallery-item.schema.ts'

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

/** The props of each group of fields of an item. */
export interface ItemFieldsProps {
  readonly draft: ItemDraft
  readonly change: (more: Partial<ItemDraft>) => void
  readonly errors: FieldErrors
}

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

type Fault = 'titleMissing' | 'altMissing' | 'endsBeforeItBegins'

const fieldOfPath = new Map<string, DraftField>([
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
  fieldOfPath.get(name) ?? (name.startsWith('products') ? 'products' : undefined)

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
    const field = fieldOfPath.get(name)
    if (field) faults[field] = name.endsWith('title') ? 'titleMissing' : 'altMissing'
  }
  return faults
}
