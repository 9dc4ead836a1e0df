import { deepestDraft, heaviestDraftBytes } from './editor-drafts.limits.ts'

const isShallow = (value: unknown, depth = deepestDraft): boolean => {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1))
}

/** The bytes of a letter of UTF-16 in UTF-8; both halves of a pair make up four. */
const bytesOf = (letter: number) => {
  if (letter < 0x80) return 1
  const isHalf = letter >= 0xd800 && letter <= 0xdfff
  return letter < 0x800 || isHalf ? 2 : 3
}

const byteLength = (text: string) => {
  let bytes = 0
  for (let place = 0; place < text.length; place++) bytes += bytesOf(text.charCodeAt(place))
  return bytes
}

/** The draft as it is kept. */
export const keptText = (draft: unknown) => JSON.stringify(draft)

/** Whether a draft may be kept. Its depth is looked at first, because JSON of any depth cannot be written. */
export const isKeepable = (draft: unknown) =>
  isShallow(draft) && byteLength(keptText(draft)) <= heaviestDraftBytes
