import { makePicture } from './making/picture-child.ts'
import type { MediaStore } from './media-store.ts'
import { masterFile } from './picture-master.ts'
import { putFiles } from './put-files.ts'

interface Unfinished {
  readonly key: string
  /** The widths at which it is shown already. */
  readonly widths: readonly number[]
  readonly signal?: AbortSignal | undefined
}

/** Makes the missing widths of an uploaded picture from its master and stores them; returns all its widths. */
export const storeOtherWidths = async (
  media: MediaStore,
  { key, widths, signal }: Unfinished,
): Promise<readonly number[]> => {
  const master = await media.read(masterFile(key))
  if (!master) throw new Error(`The media store has no master of ${key}`)
  const asked = { key, master: master.bytes, widths }
  const made = await makePicture('widths', { asked, later: true, signal })
  await putFiles(media, made.files)
  return [...widths, ...made.widths].sort((a, b) => a - b)
}
