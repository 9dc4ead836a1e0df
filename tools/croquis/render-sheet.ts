import sharp from 'sharp'
import type { Camera } from './form/camera.ts'
import type { Mesh } from './form/mesh.ts'
import { viewMesh } from './form/view-mesh.ts'
import { type Rgb, rgbOf } from './paint/colour.ts'
import { develop } from './paint/develop.ts'
import { noPigment, type Pigment, paintSheer, paintVisible } from './paint/pigment.ts'
import { emptySheet, layOnto } from './paint/visible.ts'
import { drawLines } from './pen/draw-lines.ts'
import { foundLines } from './pen/found-lines.ts'
import { drawSeams, type Seam } from './pen/seam.ts'
import { type Random, randomOf } from './random.ts'

export interface Sheet {
  /** Names the drawing, so that its hand is its own and always the same. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly camera: Camera
  readonly meshes: readonly Mesh[]
  /** Washes that lie beneath everything. */
  readonly ground?: (pigment: Pigment, random: Random) => void | Promise<void>
  readonly seams?: readonly Seam[]
  /** Further pen strokes, as outlines of ink on the sheet. */
  readonly ink?: string
  readonly withoutWash?: boolean
}

export const paper: Rgb = rgbOf('#f4ecdf')
const inkColour: Rgb = rgbOf('#2b2226')

/** Draws a sheet: forms become washes and pen lines, which dry on paper. */
export const renderSheet = async (sheet: Sheet): Promise<Buffer> => {
  const { width, height, camera } = sheet
  const random = randomOf(sheet.name)
  const views = sheet.meshes.map((mesh) => viewMesh(mesh, camera))
  const solid = views.filter(({ mesh }) => !mesh.sheer)
  const visible = emptySheet(width, height)
  for (const [index, view] of solid.entries()) layOnto(visible, view, index + 1)
  const pigment = noPigment(width * height)
  await sheet.ground?.(pigment, random)
  const cloths = solid.map(({ mesh }) => mesh.cloth)
  if (!sheet.withoutWash) {
    paintVisible(pigment, visible, cloths)
    for (const view of views.filter(({ mesh }) => mesh.sheer)) {
      const own = emptySheet(width, height)
      layOnto(own, view, 1)
      paintSheer(pigment, own, { view, solid: visible })
    }
  }
  const lines = views.flatMap((view) => foundLines(view, visible))
  const seams = drawSeams(sheet.seams ?? [], { camera, visible, random })
  const ink = await inkPlane({
    width,
    height,
    paths: drawLines(lines, random) + seams.ink + (sheet.ink ?? ''),
  })
  const bodyColour =
    seams.bodyColour === '' ? undefined : await bodyColourPlane({ width, height, marks: seams.bodyColour })
  const pixels = develop(pigment, { width, height, paper, ink, inkColour, bodyColour })
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

interface Plane {
  readonly width: number
  readonly height: number
}

const inkPlane = async ({ width, height, paths }: Plane & { paths: string }) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/><path d="${paths}" fill="#fff"/></svg>`
  return new Uint8Array(
    await sharp(Buffer.from(drawing), { unlimited: true }).extractChannel(0).raw().toBuffer(),
  )
}

const bodyColourPlane = async ({ width, height, marks }: Plane & { marks: string }) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks}</svg>`
  return new Uint8Array(await sharp(Buffer.from(drawing), { unlimited: true }).ensureAlpha().raw().toBuffer())
}
