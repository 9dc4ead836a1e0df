import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawMeasure } from './draw-measure.ts'

/** Rows of the sheet on which the tape's red is seen, and how many of its pixels. */
const redOf = async (sheet: Buffer) => {
  const { data, info } = await sharp(sheet).resize(300).raw().toBuffer({ resolveWithObject: true })
  const rows: number[] = []
  for (let pixel = 0; pixel < info.width * info.height; pixel++) {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3, pixel * 3 + 3)
    // Wood and ink are brown: their blue lies below their green.
    if (red - green > 75 && blue >= green) rows.push(Math.floor(pixel / info.width) / info.height)
  }
  return rows
}

it('draws the waist tape as the one red thing on the sheet, where the waist is', async () => {
  const rows = await redOf(await drawMeasure('tour-taille'))
  expect(rows.length).toBeGreaterThan(600)
  expect(Math.min(...rows)).toBeGreaterThan(0.45)
  expect(Math.max(...rows)).toBeLessThan(0.62)
})
