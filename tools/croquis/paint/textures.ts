import sharp from 'sharp'
import { randomOf } from '../random.ts'

/** Marks of a tile, drawn in white on black, as bytes. */
const rasterised = async (size: number, marks: string): Promise<Uint8Array> => {
  const repeated = [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].map((y) => `<use href="#m" x="${x * size}" y="${y * size}"/>`),
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%"/><defs><g id="m" fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${marks}</g></defs>${repeated.join('')}</svg>`
  return new Uint8Array(await sharp(Buffer.from(drawing)).extractChannel(0).raw().toBuffer())
}

const size = 512

const petal = (x: number, y: number, turn: number, reach: number, fill: string) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0,0C${reach * 0.5},${-reach * 0.45} ${reach},${-reach * 0.35} ${reach},0C${reach},${reach * 0.35} ${reach * 0.5},${reach * 0.45} 0,0Z" ${fill}/>`

const flower = (
  x: number,
  y: number,
  reach: number,
  { petals, turn, fill }: { petals: number; turn: number; fill: string },
) => {
  const ring = Array.from({ length: petals }, (_, place) =>
    petal(x, y, turn + (360 / petals) * place, reach, fill),
  )
  return `${ring.join('')}<circle cx="${x}" cy="${y}" r="${reach * 0.16}" fill="#fff" stroke="none"/>`
}

const spray = (x: number, y: number, turn: number, length: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0,0C${length * 0.3},${-length * 0.2} ${length * 0.7},${length * 0.15} ${length},0" stroke-width="3"/>${[
    0.2, 0.38, 0.56, 0.74, 0.92,
  ]
    .map((share, place) =>
      petal(
        length * share,
        (place % 2 ? 1 : -1) * 2,
        place % 2 ? 50 : -50,
        length * 0.22,
        'stroke-width="3.4" fill="#fff" fill-opacity=".22"',
      ),
    )
    .join('')}</g>`

/** Net, flowers and sprays, as lace is drawn. */
const laceMarks = () => {
  const random = randomOf('lace')
  const net = Array.from({ length: 32 }, (_, place) => place * 16)
    .map(
      (at) =>
        `<path d="M${at},0L${at + 512},512M${at},0L${at - 512},512" stroke-width="1.2" stroke-opacity=".5"/>`,
    )
    .join('')
  const places = [
    [90, 110, 62],
    [340, 60, 48],
    [250, 270, 70],
    [450, 330, 52],
    [80, 400, 56],
    [330, 460, 44],
  ] as const
  const flowers = places
    .map(([x, y, reach]) =>
      flower(x, y, reach, {
        petals: 6,
        turn: random.between(0, 60),
        fill: 'stroke-width="4.4" fill="#fff" fill-opacity=".2"',
      }),
    )
    .join('')
  const sprays = [
    spray(160, 170, 20, 110),
    spray(400, 120, 70, 120),
    spray(180, 330, 130, 100),
    spray(360, 330, -40, 80),
    spray(20, 250, -60, 100),
    spray(230, 440, 10, 80),
  ].join('')
  const vines = [128, 384]
    .map(
      (y) =>
        `<path d="M0,${y}C85,${y - 78} 170,${y + 78} 256,${y}S427,${y - 78} 512,${y}" stroke-width="4"/>`,
    )
    .join('')
  return net + vines + flowers + sprays
}

/** Long leaves on stems, for printed twill and jacquard. */
const foliageMarks = () => {
  const random = randomOf('foliage')
  const leaf = (x: number, y: number, turn: number, reach: number) =>
    `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0,0C${reach * 0.3},${-reach * 0.3} ${reach * 0.8},${-reach * 0.22} ${reach},0C${reach * 0.7},${reach * 0.22} ${reach * 0.3},${reach * 0.2} 0,0Z" fill="#fff" stroke="none"/>`
  const stem = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0,0C50,-20 110,20 190,0" stroke-width="4"/>${Array.from({ length: 7 }, (_, place) => leaf(18 + place * 25, place % 2 ? 4 : -4, (place % 2 ? 1 : -1) * random.around(42, 9), random.around(52, 9))).join('')}</g>`
  return [
    stem(40, 90, -24),
    stem(300, 60, 40),
    stem(200, 250, 150),
    stem(330, 330, -15),
    stem(60, 400, 30),
    stem(470, 230, 95),
    stem(150, 480, -8),
  ].join('')
}

/** Scrolls burnt out of velvet. */
const damaskMarks = () => {
  const scroll = (x: number, y: number, turn: number, scale: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0,0C40,-60 110,-50 110,0C110,40 60,45 55,12C52,-8 78,-12 80,4" stroke-width="15"/><path d="M0,0C-40,-60 -110,-50 -110,0C-110,40 -60,45 -55,12C-52,-8 -78,-12 -80,4" stroke-width="15"/><path d="M0,6C-26,-40 -20,-90 0,-116C20,-90 26,-40 0,6Z" fill="#fff" stroke="none"/></g>`
  return (
    scroll(128, 170, 0, 1) +
    scroll(384, 426, 0, 1) +
    scroll(384, 130, 180, 0.55) +
    scroll(128, 400, 180, 0.55)
  )
}

const sequinMarks = () => {
  const random = randomOf('sequins')
  return Array.from({ length: 900 }, () => {
    const [x, y, r] = [random.next() * size, random.next() * size, random.between(2, 6)]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="#fff" fill-opacity="${random.between(0.3, 1).toFixed(2)}" stroke="none"/>`
  }).join('')
}

const eyeletMarks = () =>
  [
    [64, 64],
    [192, 192],
    [320, 64],
    [448, 192],
    [64, 320],
    [192, 448],
    [320, 320],
    [448, 448],
  ]
    .map(([x = 0, y = 0]) => flower(x, y, 44, { petals: 5, turn: x, fill: 'stroke-width="4"' }))
    .join('')

const twillMarks = () =>
  Array.from(
    { length: 64 },
    (_, place) => `<path d="M${place * 16 - 512},0l512,512" stroke-width="4" stroke-opacity=".8"/>`,
  ).join('')

const fleckMarks = () => {
  const random = randomOf('fleck')
  return Array.from({ length: 700 }, () => {
    const [x, y, turn] = [random.next() * size, random.next() * size, random.next() * 6.3]
    return `<path d="M${x.toFixed(1)},${y.toFixed(1)}l${(Math.cos(turn) * 9).toFixed(1)},${(Math.sin(turn) * 9).toFixed(1)}" stroke-width="2.4" stroke-opacity="${random.between(0.2, 0.8).toFixed(2)}"/>`
  }).join('')
}

const netMarks = () =>
  Array.from({ length: 16 }, (_, place) => place * 32)
    .map((at) => `<path d="M${at},0L${at + 512},512M${at},0L${at - 512},512" stroke-width="2.4"/>`)
    .join('')

const drawn = {
  lace: laceMarks,
  foliage: foliageMarks,
  damask: damaskMarks,
  sequins: sequinMarks,
  eyelets: eyeletMarks,
  twill: twillMarks,
  fleck: fleckMarks,
  net: netMarks,
} as const

export type TileName = keyof typeof drawn

const tiles = new Map<TileName, Promise<Uint8Array>>()

/** A tile of marks, drawn when it is first needed. */
export const tileOf = (name: TileName) => {
  const known = tiles.get(name) ?? rasterised(size, drawn[name]())
  tiles.set(name, known)
  return known
}

export const tileSize = size
