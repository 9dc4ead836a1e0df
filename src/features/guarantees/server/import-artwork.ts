import { dateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context/context.ts'
import { importUploads } from '../../../platform/media/importing/import-uploads.ts'
import type { UploadedFile } from '../../../shared/api/contract.ts'
import { guaranteesErrors } from '../guarantees.errors.ts'
import { narrowestArtwork } from '../guarantees.limits.ts'

/** Checks the official file and makes its columns; a file too small to be read is refused. */
export const importArtwork = async ({ clock }: Pick<Context, 'clock'>, files: readonly UploadedFile[]) => {
  const taken = await importUploads(files, 'artwork')
  const [first] = taken
  const [file] = first?.files ?? []
  if (!first || !file) throw new Error('An upload came without its file')
  const { key, width, height } = first.picture
  if (width < narrowestArtwork)
    throw guaranteesErrors.artworkTooNarrow({
      values: { limit: narrowestArtwork },
      fields: { [files[0]?.field ?? 'image']: 'fields.artworkTooNarrow' },
    })
  return {
    taken,
    columns: { mediaKey: key, width, height, png: file.bytes, updatedAt: dateOf(clock.now()) },
  }
}
