import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { views } from '../../db/seed/pictures/picture-names.ts'
import type { DemoProduct } from '../../db/seed/products/demo-data.ts'
import { readDemoData } from '../../db/seed/products/demo-data.ts'
import { garmentOf } from '../../db/seed/products/demo-garment.ts'
import { drawProduct } from './draw-product.ts'
import { framed } from './form/framing.ts'
import { joined, type Part } from './form/part.ts'
import { viewMesh } from './form/view-mesh.ts'
import { openCuttingRoom } from './garments/cutting-room.ts'
import { clothesOf, standFor } from './garments/wardrobe.ts'
import { emptySheet, layOnto } from './paint/visible.ts'
import { renderSheet } from './render-sheet.ts'

const { products } = readDemoData()

/** What a piece is made of, laid out once for all that is asked of it here. */
const laidOut = new Map<string, Promise<Part>>()

const clothesFor = (piece: DemoProduct) => {
  const known = laidOut.get(piece.id)
  if (known) return known
  const clothes = openCuttingRoom(garmentOf(piece)).then((room) => clothesOf(room, 'front'))
  laidOut.set(piece.id, clothes)
  return clothes
}

const small = { width: 90, height: 120 }

const cameraFor = ({ meshes }: Part) =>
  framed(meshes, {
    ...small,
    yaw: -0.35,
    pitch: 0.15,
    pixelsPerCm: 0.68,
    margin: { side: 0, top: 0, bottom: 2 },
  })

/** Where a piece has cloth, seen from the front, at the same scale as every other. */
const silhouetteOf = async (piece: DemoProduct) => {
  const clothes = await clothesFor(piece)
  const camera = { ...cameraFor(clothes), pixelsPerCm: 0.68, originX: 45, originY: 116 }
  const sheet = emptySheet(small.width, small.height)
  for (const mesh of clothes.meshes) layOnto(sheet, viewMesh(mesh, camera), 1)
  return sheet.surface
}

/** How much of what either covers only one of them does. */
const difference = (a: Uint8Array, b: Uint8Array) => {
  const either = a.filter((value, index) => value + (b[index] ?? 0) > 0).length
  const one = a.filter((value, index) => value !== (b[index] ?? 0)).length
  return one / either
}

/** A tenth of what two products cover is enough to tell them apart at the size of a card. */
const leastUnlike = 0.09

/** Forms are laid out for all forty: seconds on a free machine, longer on a busy one. */
const timeoutMs = 180_000

describe('the drawing of a piece', { timeout: timeoutMs }, () => {
  it('is a sheet of the same size for every view, each unlike the others, and the same every time', async () => {
    const garment = garmentOf(products[0] ?? expect.fail())
    const sheets = await Promise.all(views.map((view) => drawProduct(garment, view)))
    expect(sheets[0]).toEqual(await drawProduct(garment, views[0]))
    for (const sheet of sheets)
      expect(await sharp(sheet).metadata()).toMatchObject({ format: 'png', width: 1200, height: 1600 })
    expect(new Set(sheets.map((sheet) => sheet.toString('base64'))).size).toBe(views.length)
  })

  it('can be painted for each of the forty, with its stand', async () => {
    const blank: string[] = []
    for (const product of products) {
      const clothes = await clothesFor(product)
      const all = joined(standFor(garmentOf(product)), clothes)
      const sheet = await renderSheet({ name: product.sku, ...small, camera: cameraFor(clothes), ...all })
      const { channels } = await sharp(sheet).stats()
      if (channels.every(({ stdev }) => stdev < 1)) blank.push(product.sku)
    }
    expect(blank).toEqual([])
  })

  it('has an outline of its own for each of the forty', async () => {
    const outlines: Uint8Array[] = []
    for (const product of products) outlines.push(await silhouetteOf(product))
    const alike = products.flatMap(({ sku }, index) =>
      products.slice(index + 1).flatMap((other, next) => {
        const [a, b] = [outlines[index], outlines[index + 1 + next]]
        return a && b && difference(a, b) < leastUnlike ? [`${sku} and ${other.sku}`] : []
      }),
    )
    expect(alike).toEqual([])
  })
})
