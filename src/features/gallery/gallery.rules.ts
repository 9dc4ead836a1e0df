import type { CivilDate } from '../../shared/calendar/civil-date.ts'
import type { GalleryStatus } from './gallery.limits.ts'

interface Publication {
  readonly published: boolean
  readonly publishedFrom: CivilDate | null
  readonly publishedTo: CivilDate | null
}

/** Where an item stands on a day of Paris; its first and its last day both show it. */
export const statusOn = (
  today: CivilDate,
  { published, publishedFrom, publishedTo }: Publication,
): GalleryStatus => {
  if (!published) return 'draft'
  if (publishedFrom !== null && today < publishedFrom) return 'scheduled'
  return publishedTo !== null && publishedTo < today ? 'over' : 'published'
}

interface Words {
  readonly title: string
  readonly alt: string
}

/** What an item lacks to be shown: its fields, and the text that says so. */
export const missingToBeShown = ({ fr, en }: { readonly fr: Words; readonly en: Words }) => {
  const missing: Record<string, 'fields.titleMissing' | 'fields.altMissing'> = {}
  if (fr.title === '') missing['fr.title'] = 'fields.titleMissing'
  if (fr.alt === '') missing['fr.alt'] = 'fields.altMissing'
  if (en.alt === '') missing['en.alt'] = 'fields.altMissing'
  return missing
}
