import { decodePicture } from './decode-picture.ts'
import type { MediaStore } from './media-store.ts'
import { masterFile, masterSide } from './picture-master.ts'
import { putFiles } from './put-files.ts'
import { renderWidths, widthsFor } from './render-widths.ts'

interface Unfinished {
  readonly key: string
  /** The widths it is shown at already. */
  readonly widths: readonly number[]
  readonly signal?: AbortSignal | undefined
}

/** Makes the widths that an uploaded picture lacks out of its master, and stores them; answers all it has then. */
export const storeOtherWidths = async (
  media: MediaStore,
  { key, widths, signal }: Unfinished,
): Promise<readonly number[]> => {
  const master = await media.read(masterFile(key))
  if (!master) throw new Error(`The media store has no master of ${key}`)
  const { source, width } = await decodePicture(master.bytes, { width: masterSide, height: masterSide })
  const missing = widthsFor(width).filter((each) => !widths.includes(each))
  await putFiles(media, await renderWidths({ key, source, widths: missing, signal }))
  return [...widths, ...missing].sort((a, b) => a - b)
}
