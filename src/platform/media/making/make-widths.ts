import { masterSide } from '../picture-master.ts'
import { decodePicture } from './decode-picture.ts'
import { renderWidths, widthsFor } from './render-widths.ts'

interface Unfinished {
  readonly key: string
  readonly master: Uint8Array
  /** The widths that exist already. */
  readonly widths: readonly number[]
}

/** Makes the missing widths of an uploaded picture from its master. */
export const makeWidths = async ({ key, master, widths }: Unfinished) => {
  const { source, width } = await decodePicture(master, { width: masterSide, height: masterSide })
  const missing = widthsFor(width).filter((each) => !widths.includes(each))
  return { widths: missing, files: await renderWidths({ key, source, widths: missing }) }
}
