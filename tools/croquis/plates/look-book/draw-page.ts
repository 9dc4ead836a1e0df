import { clamp, degrees } from '../../curves.ts'
import { type Camera, project, turned } from '../../form/camera.ts'
import type { Mesh } from '../../form/mesh.ts'
import { joined, nothing } from '../../form/part.ts'
import { rgbOf } from '../../paint/colour.ts'
import { layFloorShadow } from '../../paint/floor-shadow.ts'
import { layGround } from '../../paint/ground-wash.ts'
import type { Pigment } from '../../paint/pigment.ts'
import { layShapes } from '../../paint/shape-wash.ts'
import type { Random } from '../../random.ts'
import { renderSheet } from '../../render-sheet.ts'
import { sheetSize } from '../../sheet-size.ts'
import { dressedStand } from './dressed-stand.ts'
import type { Page, PageView, Standing } from './page.ts'

const cameraOf = ({ place, point, pixelsPerCm, pitch }: PageView): Camera => {
  const angle = { yaw: 0, pitch: degrees(pitch) }
  const [right, up] = turned(angle, place)
  return {
    ...angle,
    pixelsPerCm,
    originX: point[0] - right * pixelsPerCm,
    originY: point[1] + up * pixelsPerCm,
  }
}

/** From far, the many folds of tulle would be nothing but ink. */
const finelyDrawn = (mesh: Mesh, { pixelsPerCm }: Camera): Mesh =>
  mesh.sheer ? { ...mesh, line: mesh.line * clamp(pixelsPerCm / 13, 0.3, 1) } : mesh

/** A page of the look book as a finished sheet. */
export const drawPage = async (name: string, page: Page): Promise<Buffer> => {
  const camera = cameraOf(page.view)
  const stands = await Promise.all(page.stands.map(dressedStand))
  const { meshes, seams } = joined(...stands, page.things ?? nothing)
  return renderSheet({
    ...sizeOf(page),
    name,
    camera,
    meshes: meshes.map((mesh) => finelyDrawn(mesh, camera)),
    seams,
    ground: async (pigment, random) => {
      await layPageWashes(pigment, page, random)
      for (const stand of page.stands) layShadow(pigment, { camera, size: sizeOf(page), stand })
    },
  })
}

const sizeOf = ({ size }: Page) => size ?? sheetSize

const layPageWashes = async (pigment: Pigment, page: Page, random: Random) => {
  const size = sizeOf(page)
  for (const wash of page.washes) {
    const { layers } = wash
    const colour = rgbOf(wash.colour)
    if (wash.kind === 'patch') layGround(pigment, { ...size, ...wash, colour, random })
    else {
      const [x, y, width, height] = wash.box
      const shapes = `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`
      await layShapes(pigment, { ...size, shapes, colour, layers })
    }
  }
}

interface Shadow {
  readonly camera: Camera
  readonly size: typeof sheetSize | NonNullable<Page['size']>
  readonly stand: Standing
}

const layShadow = (pigment: Pigment, { camera, size, stand }: Shadow) => {
  if (stand.isClose) return
  const [right, near] = stand.at
  const cm = camera.pixelsPerCm
  const { x, y } = project(camera, [right + 16, 0, near])
  layFloorShadow(pigment, {
    ...size,
    centre: [x, y],
    reach: [40 * cm, 40 * cm * Math.max(0.16, Math.sin(camera.pitch))],
  })
}
