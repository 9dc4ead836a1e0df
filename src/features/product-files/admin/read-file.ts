const marks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** The text of a file in the encodings of spreadsheets: Unicode, else that of French Windows. */
export const textOfBytes = (bytes: Uint8Array) => {
  const marked = marks.find((mark) => mark.bytes.every((byte, place) => bytes[place] === byte))
  if (marked) return new TextDecoder(marked.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
