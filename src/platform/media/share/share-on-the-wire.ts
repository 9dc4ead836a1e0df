import { mediaUrl } from '../media-store.ts'

interface SharedRow {
  readonly key: string
  readonly share: string | null
}

/** The share picture of a row in an answer of the API: nothing until its file exists. */
export const shareOnTheWire = ({ key, share }: SharedRow) =>
  share === null ? {} : { sharePicture: mediaUrl(`${key}/${share}`) }
