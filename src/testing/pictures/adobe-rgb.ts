const word = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A number as ICC profiles have it: 16 bits before the point and 16 behind. */
const fixed = (value: number) => word(Math.round(value * 65_536))

const xyz = (...values: readonly number[]) =>
  Buffer.concat([Buffer.from('XYZ \0\0\0\0'), ...values.map(fixed)])

const gamma = Buffer.concat([Buffer.from('curv\0\0\0\0'), word(1), Buffer.from([2, 0x33, 0, 0])])

const tags = [
  ['wtpt', xyz(0.9505, 1, 1.0891)],
  ['rXYZ', xyz(0.60974, 0.31111, 0.01947)],
  ['gXYZ', xyz(0.20528, 0.62567, 0.06087)],
  ['bXYZ', xyz(0.14919, 0.06322, 0.74457)],
  ['rTRC', gamma],
  ['gTRC', gamma],
  ['bTRC', gamma],
] as const

const headBytes = 128
const rowBytes = 12

/** An ICC profile of Adobe RGB (1998), which cameras and Photoshop write, by its published numbers. */
export const adobeRgb = () => {
  let end = headBytes + 4 + tags.length * rowBytes
  const rows = tags.map(([name, value]) => {
    const row = Buffer.concat([Buffer.from(name), word(end), word(value.byteLength)])
    end += value.byteLength
    return row
  })
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(end)
  head.writeUInt32BE(0x02400000, 8)
  head.write('mntrRGB XYZ ', 12)
  head.write('acsp', 36)
  xyz(0.9642, 1, 0.8249).copy(head, 68, 8)
  return Buffer.concat([head, word(tags.length), ...rows, ...tags.map(([, value]) => value)])
}
