import { expect, it } from 'vitest'
import { pictureKindOf } from './picture-kind.ts'

const container = (...brands: readonly string[]) => {
  const [major = '', ...others] = brands
  const length = Buffer.from([0, 0, 0, 16 + 4 * others.length])
  return Buffer.concat([length, Buffer.from(`ftyp${major}\0\0\0\0${others.join('')}`)])
}

it.each([
  ['heic', ['heic', 'mif1', 'MiHB', 'miaf', 'heic']],
  ['heic', ['heix', 'mif1', 'heix']],
  ['heic', ['mif1', 'heic']],
  ['heic', ['msf1', 'hevc', 'hevx']],
  ['avif', ['avif', 'mif1', 'miaf']],
  ['avif', ['mif1', 'avif', 'heic']],
  ['avif', ['avis', 'msf1']],
  [undefined, ['isom', 'iso2', 'mp41']],
  [undefined, ['qt  ']],
] as const)('a container is a picture of kind %s by its brands %j', (kind, brands) => {
  expect(pictureKindOf(container(...brands))).toBe(kind)
})
