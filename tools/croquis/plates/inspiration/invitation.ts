import { type Camera, project, type Vec3 } from '../../form/camera.ts'
import { type Mesh, meshOf } from '../../form/mesh.ts'
import { type Part, part } from '../../form/part.ts'
import { clothOf, washes } from '../../paint/cloth.ts'
import { rgbOf } from '../../paint/colour.ts'
import type { Seam } from '../../pen/seam.ts'
import { randomOf } from '../../random.ts'

const wide = 66
const high = 46
const turn = -0.12

/** A place on the card, in centimetres of the room from its middle. */
const onCard = (x: number, y: number): Vec3 => [
  72 + x * Math.cos(turn) - y * Math.sin(turn),
  42 + x * Math.sin(turn) + y * Math.cos(turn),
  60,
]

const cardboard = clothOf({
  colour: rgbOf('#f0e7d4'),
  shadow: rgbOf('#8f8272'),
  colourTone: washes(0.25),
  shadowTone: washes(0.01, [0.62, 0.2]),
  white: 0.85,
})

const card: Mesh = meshOf({
  cols: 20,
  rows: 20,
  cloth: cardboard,
  edges: { top: true, bottom: true, sides: true },
  place: (across, down) => ({ at: onCard((across - 0.5) * wide, (0.5 - down) * high) }),
})

/** Words on each line, by how many letters they have. */
const lines: readonly (readonly number[])[] = [[9], [6, 2, 7], [3, 8, 5], [4, 4]]

const letterWide = 2.1

/** A word of an even hand: loops that lean forward, some letters tall. */
const word = (left: number, y: number, letters: number): Seam => {
  const random = randomOf(`word ${left} ${y}`)
  const tall = Array.from({ length: letters }, () => (random.next() < 0.26 ? 2.1 : 1))
  const steps = letters * 26
  return {
    path: Array.from({ length: steps + 1 }, (_, step) => {
      const letter = step / 26
      const phase = letter * 2 * Math.PI
      const lift = (tall[Math.min(letters - 1, Math.floor(letter))] ?? 1) * (0.5 - 0.5 * Math.cos(phase))
      return onCard(left + letter * letterWide + 0.6 * Math.sin(phase) + 0.6 * lift, y + 2.1 * lift)
    }),
    width: 1.7,
    tolerance: 4,
  }
}

const writing: readonly Seam[] = lines.flatMap((words, line) => {
  const space = 2.6
  const length = words.reduce((sum, letters) => sum + letters * letterWide, (words.length - 1) * space)
  return words.map((letters, place) => {
    const before = words.slice(0, place).reduce((sum, each) => sum + each * letterWide + space, 0)
    return word(before - length / 2, 9.6 - line * 7.4, letters)
  })
})

const frame: Seam = {
  path: [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].flatMap(([x = 0, y = 0], corner, corners) => {
    const [nextX = x, nextY = y] = corners[corner + 1] ?? []
    return Array.from({ length: 20 }, (_, step) =>
      onCard(
        (x + ((nextX - x) * step) / 20) * (wide / 2 - 3),
        (y + ((nextY - y) * step) / 20) * (high / 2 - 3),
      ),
    )
  }),
  width: 1.6,
  colour: '#a8323a',
  tolerance: 4,
}

/** An invitation with a red rule, written by hand; what it says is between the hosts and the reader. */
export const invitation: Part = part([card], [...writing, frame])

/** What the card throws on the table, in pixels of the sheet. */
export const shadowOfInvitation = (camera: Camera) => {
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => project(camera, onCard((x * wide) / 2, (y * high) / 2)))
  return `<path d="M${corners.map(({ x, y }) => `${x + 12},${y + 14}`).join('L')}Z"/>`
}
