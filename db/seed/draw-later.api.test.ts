import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { productImages } from '../../src/features/catalog/server/catalog.table.ts'
import { plates } from '../../src/features/content/server/content.table.ts'
import { galleryItems } from '../../src/features/gallery/server/gallery.table.ts'
import { takeDown } from '../../src/features/gallery/server/take-down.ts'
import { type TestDatabase, testDatabase } from '../../src/testing/database/test-database.ts'
import { quickDesk } from '../../src/testing/pictures/quick-desk.ts'
import { type TestProcess, testProcess } from '../../src/testing/test-context.ts'
import { seedDemoHouse } from './demo-house.ts'
import { demoId } from './demo-product.ts'
import { drawLater } from './draw-later.ts'
import { demoGallery, demoItemId } from './gallery/demo-gallery.ts'

let test: TestDatabase
let house: TestProcess
let drawn: string[] = []

const desk = quickDesk((name) => void drawn.push(name))

const draw = (drawing: Parameters<typeof drawLater>[1]['drawing'], at = desk) =>
  drawLater(house.context(), { drawing, desk: at })

const drawViews = (piece: string, at = desk) => draw({ piece, front: `${piece}-front` }, at)

const picturesOf = async (piece: string) => {
  const rows = await test.database.db
    .select({ key: productImages.mediaKey })
    .from(productImages)
    .where(eq(productImages.productId, demoId(piece)))
    .orderBy(asc(productImages.position))
  return rows.map(({ key }) => key)
}

/** What the owner does with the pictures of a piece. */
const showInstead = async (piece: string, ...keys: readonly string[]) => {
  const { db } = test.database
  const productId = demoId(piece)
  await db.delete(productImages).where(eq(productImages.productId, productId))
  const photograph = { productId, width: 900, height: 1200, color: '#000000', widths: [400], altFr: 'Portée' }
  if (keys.length > 0)
    await db
      .insert(productImages)
      .values(keys.map((mediaKey, position) => ({ ...photograph, mediaKey, position })))
}

beforeAll(async () => {
  test = await testDatabase()
  house = testProcess(test)
  await seedDemoHouse({ ctx: house.context(), desk, drawn: 'for-opening' })
})

afterEach(() => {
  drawn = []
})

afterAll(() => test.close())

const allViews = (piece: string) => ['front', 'back', 'detail', 'swatch'].map((view) => `${piece}-${view}`)

describe('the further views of a piece', () => {
  it('come behind its first, and its pages learn of them', async () => {
    const before = house.announced.length
    await drawViews('demo-001')
    expect(await picturesOf('demo-001')).toEqual(allViews('demo-001'))
    expect(house.announced.slice(before)).toEqual([`product:${demoId('demo-001')}`, 'products'])
  })

  it('are not added twice', async () => {
    await drawViews('demo-002')
    const before = house.announced.length
    await drawViews('demo-002')
    expect(await picturesOf('demo-002')).toEqual(allViews('demo-002'))
    expect(house.announced.slice(before)).toEqual([])
  })

  it('come behind photographs that the house has added', async () => {
    await showInstead('demo-003', 'demo-003-front', 'photograph')
    await drawViews('demo-003')
    expect(await picturesOf('demo-003')).toEqual([
      'demo-003-front',
      'photograph',
      'demo-003-back',
      'demo-003-detail',
      'demo-003-swatch',
    ])
  })

  it.each([['photograph'], []])(
    'are not even drawn once the house shows other pictures, or none',
    async (...keys) => {
      await showInstead('demo-004', ...keys)
      await drawViews('demo-004')
      expect(await picturesOf('demo-004')).toEqual(keys)
      expect(drawn).toEqual([])
    },
  )

  it('are left out when the house changes its pictures while they are drawn', async () => {
    const slow = quickDesk((name) =>
      name.endsWith('-swatch') ? showInstead('demo-005', 'photograph') : undefined,
    )
    await drawViews('demo-005', slow)
    expect(await picturesOf('demo-005')).toEqual(['photograph'])
  })

  it('are all missing when one cannot be drawn', async () => {
    const broken = quickDesk((name) => {
      if (name.endsWith('-detail')) throw new Error('no ink left')
    })
    await expect(drawViews('demo-006', broken)).rejects.toThrow('no ink left')
    expect(await picturesOf('demo-006')).toEqual(['demo-006-front'])
  })

  it('are drawn no further, and not shown, once the work is given up', async () => {
    const controller = new AbortController()
    const slow = quickDesk((name) => {
      drawn.push(name)
      if (name.endsWith('-detail')) controller.abort()
    })
    const drawing = { piece: 'demo-007', front: 'demo-007-front' }
    const given = drawLater(house.context(), { drawing, desk: slow, signal: controller.signal })
    await expect(given).rejects.toMatchObject({ name: 'AbortError' })
    expect(drawn).toEqual(['demo-007-back', 'demo-007-detail'])
    expect(await picturesOf('demo-007')).toEqual(['demo-007-front'])
  })

  it('are nothing for a piece that this version no longer knows', async () => {
    await draw({ piece: 'demo-999', front: 'demo-999-front' })
    expect(drawn).toEqual([])
  })
})

describe('a plate', () => {
  const keyIn = async (slot: string) =>
    (await test.database.db.select().from(plates).where(eq(plates.slot, slot)))[0]?.key

  it('fills its slot once, and pages that show it learn of it', async () => {
    const before = house.announced.length
    await draw({ plate: 'house' })
    await draw({ plate: 'house' })
    expect(await keyIn('house')).toBe('house')
    expect(drawn).toEqual(['house'])
    expect(house.announced.slice(before)).toEqual(['plate:house'])
  })

  it('is not shown by a work that was given up while it was drawn', async () => {
    const controller = new AbortController()
    const slow = quickDesk(() => controller.abort())
    const work = { drawing: { plate: 'appointments' }, desk: slow, signal: controller.signal } as const
    await expect(drawLater(house.context(), work)).rejects.toMatchObject({ name: 'AbortError' })
    expect(await keyIn('appointments')).toBeUndefined()
  })

  it('gives way to a photograph that came first', async () => {
    const photograph = quickDesk(async () => {
      await test.database.db.insert(plates).values({
        slot: 'empty-cart',
        key: 'photograph',
        width: 900,
        height: 1200,
        color: '#000000',
        widths: [400],
        altFr: 'Au salon',
        updatedAt: new Date(0),
      })
    })
    await draw({ plate: 'empty-cart' }, photograph)
    expect(await keyIn('empty-cart')).toBe('photograph')
  })
})

describe('a picture of the gallery', () => {
  const hung = async () => {
    const rows = await test.database.db
      .select({ key: galleryItems.key })
      .from(galleryItems)
      .where(eq(galleryItems.board, 'lookbook'))
      .orderBy(asc(galleryItems.position))
    return rows.map(({ key }) => key)
  }

  it('hangs in the order of the demo, whichever is drawn first, and its pages learn of it', async () => {
    const before = house.announced.length
    for (const gallery of ['lookbook-07', 'lookbook-02', 'lookbook-11', 'lookbook-05'])
      await draw({ gallery })
    expect(await hung()).toEqual(['lookbook-02', 'lookbook-05', 'lookbook-07', 'lookbook-11'])
    expect(new Set(house.announced.slice(before))).toEqual(new Set(['gallery:lookbook']))
  })

  it('hangs once, and is not drawn again', async () => {
    await draw({ gallery: 'lookbook-02' })
    expect(drawn).toEqual([])
  })

  it('stays where it belongs when the house has taken another down', async () => {
    const first = demoGallery.find(({ name }) => name === 'lookbook-05')
    if (first) await takeDown(house.context(), demoItemId(first))
    await draw({ gallery: 'lookbook-06' })
    expect(await hung()).toEqual(['lookbook-02', 'lookbook-06', 'lookbook-07', 'lookbook-11'])
  })

  it('is a view of a product, drawn under its name', async () => {
    await draw({ gallery: 'mar-003-swatch' })
    expect(drawn).toEqual(['demo-003-swatch'])
  })

  it('is nothing when this version no longer knows it', async () => {
    await draw({ gallery: '__proto__' })
    expect(drawn).toEqual([])
  })
})
