import type { UploadedFile } from '../../../shared/api/contract.ts'
import { requestErrors } from '../../../shared/request-errors.ts'
import type { TakenPicture } from '../making/make-upload.ts'
import { type PictureRefusal, PictureRefused } from '../making/picture-refused.ts'
import { pictureLimits } from '../picture-limits.ts'
import { importPicture, type UploadWork } from './import-picture.ts'

const errorOf = {
  'too-large': 'fileTooLarge',
  'too-many-pixels': 'pictureTooVast',
  'not-a-picture': 'pictureUnknown',
  unreadable: 'pictureBroken',
} as const satisfies Record<PictureRefusal, keyof typeof requestErrors>

const limits = {
  megabytes: pictureLimits.bytes / (1024 * 1024),
  megapixels: pictureLimits.pixels / 1_000_000,
}

/** Checks and encodes each file; the first refused file is named, and then none of the files is stored. */
export const importUploads = async (
  files: readonly UploadedFile[],
  work: UploadWork = 'upload',
): Promise<readonly TakenPicture[]> => {
  const taken: TakenPicture[] = []
  for (const file of files) taken.push(await takeIn(file, work))
  return taken
}

const takeIn = async ({ field, name, bytes }: UploadedFile, work: UploadWork) => {
  try {
    return await importPicture(bytes, work)
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error
    const refusal = errorOf[error.reason]
    throw requestErrors[refusal]({
      values: { file: name, ...limits },
      fields: { [field]: `errors.${refusal}` },
    })
  }
}
