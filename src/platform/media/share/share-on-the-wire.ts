import { mediaUrl } from '../media-store.ts'

interface SharedRow {
  readonly key: string
  readonly share: string | null
}

/** What the API answers of a row's share picture: nothing until its file is there. */
export const shareOnTheWire = ({ key, share }: SharedRow) =>
  share === null ? {} : { sharePicture: mediaUrl(`${key}/${share}`) }
