import { describe, expect, it } from 'vitest'
import { memoryStore } from '../../src/testing/pictures/memory-store.ts'
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
  /** One for all that is about what it draws, as a thread takes a second to begin. */
  const desk = quietDrawingDesk()

  it('draws pieces and plates, none of whose files is heavy', async () => {
    const { files, store } = memoryStore()
    const pictures = await desk(store, async (draw) => {
      const drawn = []
      for (const sheet of sheets) drawn.push(await draw(sheet))
      return drawn
    })
    expect(pictures.map(({ widths }) => widths)).toEqual(sheets.map(() => [200, 400, 800, 1200]))
    const heavy = [...files].filter(([, { bytes }]) => bytes.byteLength > heaviestBytes)
    expect(heavy.map(([key, { bytes }]) => `${key}: ${bytes.byteLength}`)).toEqual([])
  })

  it('gives each of two works at one desk its own drawing', async () => {
    const { store } = memoryStore()
    const keyOf = (sheet: Sheet) => desk(store, async (draw) => (await draw(sheet)).key)
    const apart = [await keyOf({ plate: 'measure-tour-cou' }), await keyOf({ plate: 'measure-tour-bras' })]
    const together = [keyOf({ plate: 'measure-tour-cou' }), keyOf({ plate: 'measure-tour-bras' })]
    expect(await Promise.all(together)).toEqual(apart)
  })

  it('lets one work go on when a sheet of another cannot be drawn', async () => {
    const { store } = memoryStore()
    const drawn = desk(store, (draw) => draw({ plate: 'measure-tour-bras' }))
    await expect(desk(store, (draw) => draw(unknown))).rejects.toThrow(TypeError)
    expect(await drawn).toMatchObject({ width: 1200 })
  })

  it('does not keep a work waiting whose thread has ended', async () => {
    const left = await atDrawingDesk(memoryStore().store, async (draw) => ({
      unfinished: draw({ plate: 'lookbook-07' }).catch((error: unknown) => error),
    }))
    expect(await left.unfinished).toMatchObject({ message: expect.stringContaining('was ended') })
  })

  it('passes on why a sheet cannot be drawn', async () => {
    await expect(atDrawingDesk(memoryStore().store, (draw) => draw(unknown))).rejects.toThrow(TypeError)
  })

  it('draws on after a sheet that could not be drawn', async () => {
    const { store } = memoryStore()
    await expect(desk(store, (draw) => draw(unknown))).rejects.toThrow(TypeError)
    expect(await desk(store, (draw) => draw({ plate: 'measure-tour-bras' }))).toMatchObject({ width: 1200 })
  })
})
