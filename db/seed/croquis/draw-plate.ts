import sharp from 'sharp'
import type { PlateName } from './plates/plate-names.ts'

/** A plate of the house as a finished sheet, ready to be taken in like any upload. */
export const drawPlate = (name: PlateName): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#efe6d8' } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="900" height="300"><text x="40" y="150" font-size="60">${name}</text></svg>`,
        ),
      },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer()
