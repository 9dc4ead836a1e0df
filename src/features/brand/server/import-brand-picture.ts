import type { UploadWork } from '../../../platform/media/importing/import-picture.ts'
import { importUploads } from '../../../platform/media/importing/import-uploads.ts'
import type { TakenPicture } from '../../../platform/media/making/make-upload.ts'
import { makePicture } from '../../../platform/media/making/picture-child.ts'
import { masterFile } from '../../../platform/media/picture-master.ts'
import type { UploadedFile } from '../../../shared/api/contract.ts'
import { brandErrors } from '../brand.errors.ts'
import {
  type BrandKind,
  smallestIcon,
  smallestLogo,
  smallestShare,
  type UnfitPicture,
  unfitness,
} from '../brand.rules.ts'
import { shareFileAt } from './brand-file.public.ts'

const workOf: Readonly<Record<BrandKind, UploadWork>> = {
  logo: 'logo',
  logoDark: 'logo',
  icon: 'icons',
  share: 'upload',
}

const smallest: Readonly<Record<UnfitPicture, Readonly<Record<string, number>>>> = {
  logoTooSmall: smallestLogo,
  iconTooSmall: { width: smallestIcon },
  iconNotSquare: {},
  shareTooSmall: smallestShare,
}

/** What stays in sight until somebody says otherwise. */
export const middle = { focalX: 50, focalY: 50 } as const

/** Checks an uploaded picture and makes all that is shown of it, once. */
export const importBrandPicture = async (
  kind: BrandKind,
  files: readonly UploadedFile[],
): Promise<TakenPicture> => {
  const [taken] = await importUploads(files, workOf[kind])
  if (!taken) throw new Error('An upload came without its file')
  const unfit = unfitness(kind, taken.picture)
  if (unfit)
    throw brandErrors[unfit]({
      values: smallest[unfit],
      fields: { [files[0]?.field ?? 'image']: `errors.${unfit}` },
    })
  return kind === 'share' ? withSharedCut(taken) : taken
}

const withSharedCut = async (taken: TakenPicture): Promise<TakenPicture> => {
  const { picture, files } = taken
  const master = files.find(({ key }) => key === masterFile(picture.key))
  if (!master) throw new Error('An upload came without its master')
  const asked = { bytes: master.bytes, focalPoint: { x: middle.focalX, y: middle.focalY } }
  const bytes = await makePicture('crop', { asked })
  return { ...taken, files: [...files, { key: `${picture.key}/${shareFileAt(middle)}`, bytes }] }
}
