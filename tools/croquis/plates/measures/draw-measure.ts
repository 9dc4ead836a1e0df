import { degrees } from '../../curves.ts'
import { type Camera, project, turned } from '../../form/camera.ts'
import { joined } from '../../form/part.ts'
import { minus, plus, times } from '../../form/vectors.ts'
import { rgbOf } from '../../paint/colour.ts'
import { layGround } from '../../paint/ground-wash.ts'
import { layShapes } from '../../paint/shape-wash.ts'
import type { Seam } from '../../pen/seam.ts'
import { renderSheet } from '../../render-sheet.ts'
import { type Figure, figures, type MeasureName, type View } from './figures.ts'
import { layFigure } from './lay-figure.ts'
import { tapeOn } from './tape.ts'

const sheet = { width: 1200, height: 1600 } as const

const cameraOf = ({ yaw, pitch, on, highCm }: View): Camera => {
  const angle = { yaw: degrees(yaw), pitch: degrees(pitch) }
  const pixelsPerCm = sheet.height / highCm
  const [right, up] = turned(angle, on)
  return {
    ...angle,
    pixelsPerCm,
    originX: sheet.width / 2 - right * pixelsPerCm,
    originY: sheet.height / 2 + up * pixelsPerCm,
  }
}

/** Wide enough to be seen on a picture the size of a thumb. */
const tapeWidthCm = ({ pixelsPerCm }: Camera) => Math.max(1.5, 30 / pixelsPerCm)

const guideLines = ({ guides = [] }: Figure): readonly Seam[] =>
  guides.map(([from, to]) => ({
    path: Array.from({ length: 31 }, (_, step) => plus(from, times(minus(to, from), step / 30))),
    width: 2.4,
    stitches: [14, 10],
    tolerance: 60,
  }))

/** What the feet stand on: a shadow to the right, away from the light. */
const shadowOnFloor = (camera: Camera) => {
  const { x, y } = project(camera, [0, 0, 0])
  const cm = camera.pixelsPerCm
  return `<ellipse cx="${x + 13 * cm}" cy="${y + 0.5 * cm}" rx="${34 * cm}" ry="${5.4 * cm}"/>`
}

/** The lay figure with the tape where it goes for this measure. */
export const drawMeasure = (name: MeasureName): Promise<Buffer> => {
  const figure: Figure = figures[name]
  const camera = cameraOf(figure.view)
  const { meshes, seams } = joined(
    layFigure(figure.pose, camera.pixelsPerCm),
    tapeOn(figure.tape, { camera, widthCm: tapeWidthCm(camera) }),
  )
  return renderSheet({
    ...sheet,
    name: `measure-${name}`,
    camera,
    meshes,
    seams: [...seams, ...guideLines(figure)],
    ground: async (pigment, random) => {
      layGround(pigment, {
        ...sheet,
        colour: rgbOf('#b9bfae'),
        centre: [random.around(0.5, 0.09), random.around(0.44, 0.05)],
        reach: [random.between(0.34, 0.42), random.between(0.36, 0.43)],
        layers: 0.26,
        random,
      })
      if (figure.pose.legs === 'standing')
        await layShapes(pigment, {
          ...sheet,
          shapes: shadowOnFloor(camera),
          colour: rgbOf('#8d8674'),
          layers: 0.36,
        })
    },
  })
}
