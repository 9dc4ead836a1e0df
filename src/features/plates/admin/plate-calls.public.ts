import type { InvalidateQueryFilters } from '@tanstack/react-query'
import type { EditedPicture } from '../plates-admin.contract.ts'

export interface PlateWords extends Pick<EditedPicture, 'focalPoint' | 'version'> {
  readonly alt: string
  readonly altEn: string
}

/** What can be done with the picture of a place, by the calls of those to whom the place belongs. */
export interface PlateCalls {
  /** Answers the picture as it hangs there now. */
  readonly hang: (content: File, idempotencyKey: string) => Promise<EditedPicture | null | undefined>
  readonly describe: (words: PlateWords) => Promise<unknown>
  readonly take: () => Promise<unknown>
  /** The slot whose log entries can be taken back; undefined where they cannot be. */
  readonly retractableSlot?: string
  /** What is read again after each of them. */
  readonly refresh: InvalidateQueryFilters
}
