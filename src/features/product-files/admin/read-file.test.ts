import { expect, it } from 'vitest'
import { textOfBytes } from './read-file.ts'

it('reads the encodings in which spreadsheets write', () => {
  const text = 'Référence;Prix €\nCœur;1 290'
  const wide = new Uint8Array(
    Uint16Array.from([0xfeff, ...[...text].map((sign) => sign.charCodeAt(0))]).buffer,
  )
  expect(textOfBytes(new TextEncoder().encode(text))).toBe(text)
  expect(textOfBytes(new TextEncoder().encode(`\ufeff${text}`))).toBe(text)
  expect(textOfBytes(wide)).toBe(text)
  expect(textOfBytes(Uint8Array.from([0x52, 0xe9, 0x66, 0x80, 0x9c]))).toBe('Réf€œ')
})
