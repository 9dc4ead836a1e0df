import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ivory, plainPicture } from '../../../testing/pictures/sample-pictures.ts'
import { renderWidths } from './render-widths.ts'

it('a picture has each width in both formats', async () => {
  const source = await plainPicture({ width: 900, height: 600 }).png().toBuffer()
  const files = await renderWidths({ key: 'k', source, widths: [200, 400] })
  expect(files.map(({ key }) => key)).toEqual(['k/200.avif', 'k/200.webp', 'k/400.avif', 'k/400.webp'])
  const shapes = await Promise.all(files.map(({ bytes }) => sharp(bytes).metadata()))
  expect(shapes.map(({ format, width }) => [format, width])).toEqual([
    ['heif', 200],
    ['webp', 200],
    ['heif', 400],
    ['webp', 400],
  ])
})

it('a picture gives up some quality where a file would be too heavy', { tags: ['deep'] }, async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const
  const grain = sharp({ create: { width: 1200, height: 800, channels: 3, background: ivory, noise } })
  const source = await grain.png().toBuffer()
  const files = await renderWidths({ key: 'k', source, widths: [1200] })
  for (const { key, bytes } of files) expect(bytes.byteLength, key).toBeLessThanOrEqual(120_000)
  const heavy = await sharp(source).webp({ quality: 80 }).toBuffer()
  expect(heavy.byteLength).toBeGreaterThan(120_000)
})
