import type { Side as View } from './garment.ts'
import { area, curve, type Point } from './outline.ts'
import type { Palette } from './palette.ts'
import { accentCloth, cloth, dot, seam, sheer, twice } from './strokes.ts'

const veilSide: readonly Point[] = [
  [0, 150, 'corner'],
  [70, 176],
  [130, 330],
  [170, 620],
  [232, 900],
  [300, 1096, 'corner'],
  [150, 1130],
  [0, 1112],
]

/** A veil, falling from its comb. */
export const drawVeil = (view: View, palette: Palette) => {
  const inner = veilSide.map(
    ([x, y, corner]): Point => (corner ? [x * 0.72, y + (y > 200 ? -60 : 6), corner] : [x * 0.72, y - 30]),
  )
  const comb = Array.from({ length: 9 }, (_, place) => seam(`M${-32 + place * 8},146v-22`, palette, 2)).join(
    '',
  )
  const falls = [0.16, 0.34, 0.52, 0.7, 0.86]
    .map((share) =>
      twice(
        seam(
          curve([
            [share * 34, 160],
            [share * 140, 420],
            [share * 190, 720],
            [share * 270, 1090],
          ]),
          palette,
          1,
        ),
      ),
    )
    .join('')
  return `${comb}${sheer(area(veilSide), palette)}${view === 'front' ? '' : sheer(area(inner), palette)}${falls}${accentCloth('M-40,144Q0,128 40,144L40,158Q0,144 -40,158Z', palette)}`
}

/** A stole, laid over invisible shoulders. */
export const drawStole = (view: View, palette: Palette) => {
  const side: readonly Point[] = [
    [0, 268],
    [70, 226],
    [150, 236],
    [206, 330],
    [226, 560],
    [214, 900, 'corner'],
    [116, 916, 'corner'],
    [122, 620],
    [104, 420],
    [64, 350],
    [0, 372],
  ]
  const behind: readonly Point[] = [
    [0, 190],
    [80, 200],
    [168, 250],
    [222, 420],
    [232, 700, 'corner'],
    [150, 720, 'corner'],
    [120, 560],
    [0, 580],
  ]
  const path = area(view === 'front' ? side : behind)
  const falls =
    view === 'front'
      ? twice(
          [0, 22, 44]
            .map((step) =>
              seam(
                curve([
                  [100 + step, 262 + step],
                  [150 + step, 420],
                  [142 + step, 880],
                ]),
                palette,
              ),
            )
            .join(''),
        )
      : [240, 330, 420, 500].map((y) => seam(`M-190,${y + 40}Q0,${y} 190,${y + 40}`, palette)).join('')
  return cloth(path, palette) + falls
}

/** An embroidered belt, tied in the back. */
export const drawBelt = (view: View, palette: Palette) => {
  const ribbon = cloth('M-300,560Q0,610 300,560L300,626Q0,676 -300,626Z', palette)
  const stars = Array.from({ length: 33 }, (_, place) => {
    const x = -240 + place * 15
    const y = 616 - ((x * x) / 90_000) * 45 + (((place * 29) % 7) - 3) * 7
    return dot([x, y], 2.4 + ((place * 5) % 4) * 1.5, place % 3 ? palette.accent : palette.line)
  }).join('')
  const knot = cloth('M-40,600C-120,520 -210,560 -200,620C-190,680 -100,680 -20,624Z', palette)
  const tails = cloth('M-18,620L-120,980L-60,996L0,640L60,996L120,980L18,620Z', palette)
  return view === 'front'
    ? ribbon + stars
    : `${ribbon}${tails}${twice(knot)}${cloth('M-30,590h60v52h-60z', palette)}`
}
