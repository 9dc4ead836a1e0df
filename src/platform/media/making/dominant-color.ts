import sharp from 'sharp'

/**
 * Sharp counts colours in coarse boxes; the precise colour is the mean of the pixels near the fullest box. Sharp counts
 * the colours of its input, so the input must be the small picture on a paper background.
 */
export const dominantColor = async (source: Uint8Array) => {
  const { data: pixels, info } = await sharp(source)
    .flatten({ background: '#ffffff' })
    .resize(64, 64, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { dominant } = await sharp(pixels, { raw: info }).stats()
  return hexOf(meanNear([dominant.r, dominant.g, dominant.b], pixels))
}

type Rgb = readonly [red: number, green: number, blue: number]

const nearness = 20

const meanNear = (wanted: Rgb, pixels: Uint8Array): Rgb => {
  const sum = [0, 0, 0]
  let count = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const near = wanted.every((part, channel) => Math.abs((pixels[at + channel] ?? 0) - part) <= nearness)
    if (!near) continue
    count++
    for (const channel of sum.keys()) sum[channel] = (sum[channel] ?? 0) + (pixels[at + channel] ?? 0)
  }
  const [red = 0, green = 0, blue = 0] = sum
  return count === 0 ? wanted : [red / count, green / count, blue / count]
}

const hexOf = (parts: Rgb) =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
