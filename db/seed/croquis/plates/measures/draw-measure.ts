import { degrees } from '../../curves.ts'
import { type Camera, turned } from '../../form/camera.ts'
import { joined } from '../../form/part.ts'
import { rgbOf } from '../../paint/colour.ts'
import { layGround } from '../../paint/ground-wash.ts'
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

/** The lay figure with the tape where it goes for this measure. */
export const drawMeasure = (name: MeasureName): Promise<Buffer> => {
  const { pose, view, tape }: Figure = figures[name]
  const camera = cameraOf(view)
  const { meshes, seams } = joined(layFigure(pose), tapeOn(tape, { camera, widthCm: tapeWidthCm(camera) }))
  return renderSheet({
    ...sheet,
    name: `measure-${name}`,
    camera,
    meshes,
    seams,
    ground: (pigment, random) =>
      layGround(pigment, {
        ...sheet,
        colour: rgbOf('#b9bfae'),
        centre: [0.47, 0.45],
        reach: [0.43, 0.42],
        layers: 0.32,
        random,
      }),
  })
}
