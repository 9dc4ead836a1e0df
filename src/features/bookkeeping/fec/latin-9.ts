/** Where ISO 8859-15 differs from the first 256 characters of Unicode. */
const moved: Readonly<Record<string, number>> = {
  '€': 0xa4,
  Š: 0xa6,
  š: 0xa8,
  Ž: 0xb4,
  ž: 0xb8,
  Œ: 0xbc,
  œ: 0xbd,
  Ÿ: 0xbe,
}

/** The characters that these bytes mean in Unicode are not in ISO 8859-15. */
const given = new Set(Object.values(moved))

const typographic: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u202f': ' ',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
}

const byteOf = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return moved[character] ?? (code < 0x100 && !given.has(code) ? code : undefined)
}

/** A letter that the set lacks loses its accents; what has no letter below them becomes a question mark. */
const bytesOf = (character: string): readonly number[] => {
  const byte = byteOf(character)
  if (byte !== undefined) return [byte]
  const plain = typographic[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain === '' ? [] : Array.from(plain, (each) => byteOf(each) ?? 0x3f)
}

/** A text in ISO 8859-15, one of the sets of characters of article A47 A-1. */
export const latin9 = (text: string) => Uint8Array.from(Array.from(text.normalize('NFC')).flatMap(bytesOf))
