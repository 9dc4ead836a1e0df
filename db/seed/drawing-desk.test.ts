import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../src/testing/memory-store.ts'
import { readDemoData } from './demo-data.ts'
import { atDrawingDesk, quietDrawingDesk } from './drawing-desk.ts'
import type { Sheet } from './sheet.ts'

const heaviestBytes = 120_000

/** Much lace; the plate is dark all over. What weighs most. */
const piece = readDemoData().pieces.find(({ sku }) => sku === 'MAR-003')

const sheets: readonly Sheet[] = piece
  ? [{ piece, view: 'front' }, { piece, view: 'swatch' }, { plate: 'lookbook-07' }]
  : []

/** A sheet that nothing can be drawn from. */
const unknown = { piece: null, view: 'front' } as unknown as Sheet

/** A drawing takes a second or two of a free core, and of a busy one many. */
const limitMs = 180_000

describe('the drawing desk', { timeout: limitMs }, () => {
  it('draws pieces and plates, none of whose files is heavy', async () => {
    const { files, store } = memoryStore()
    const pictures = await atDrawingDesk(store, async (draw) => {
      const drawn = []
      for (const sheet of sheets) drawn.push(await draw(sheet))
      return drawn
    })
    expect(pictures.map(({ widths }) => widths)).toEqual(sheets.map(() => [200, 400, 800, 1200]))
    const heavy = [...files].filter(([, { bytes }]) => bytes.byteLength > heaviestBytes)
    expect(heavy.map(([key, { bytes }]) => `${key}: ${bytes.byteLength}`)).toEqual([])
  })

  it('passes on why a sheet cannot be drawn', async () => {
    await expect(atDrawingDesk(memoryStore().store, (draw) => draw(unknown))).rejects.toThrow(TypeError)
  })

  it('draws on after a sheet that could not be drawn', async () => {
    const desk = quietDrawingDesk()
    const { store } = memoryStore()
    await expect(desk(store, (draw) => draw(unknown))).rejects.toThrow(TypeError)
    expect(await desk(store, (draw) => draw({ plate: 'lookbook-01' }))).toMatchObject({ width: 1200 })
  })
})
