import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sweepMedia } from '../../../platform/media/sweep-media.ts'
import { unclaimedMedia } from '../../../platform/media/unclaimed-media.table.ts'
import { claimMedia } from '../../../platform/media/unclaimed-media.ts'
import { testNow } from '../../../testing/bare-process.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database/test-database.ts'
import { memoryStore } from '../../../testing/pictures/memory-store.ts'
import { plainPicture } from '../../../testing/pictures/sample-pictures.ts'
import { type TestProcess, testProcess } from '../../../testing/test-context.ts'
import { settingsTable } from '../../settings/server/settings.table.ts'
import { headPlates, type PlateSlot } from '../plate-slots.ts'
import { drawPlateShares } from './draw-plate-shares.ts'
import { fillPlate } from './fill-plate.ts'
import { findPlates } from './find-plates.ts'
import { plates } from './plates.table.ts'

let test: TestDatabase
let app: TestProcess
let media: ReturnType<typeof memoryStore>

beforeAll(async () => {
  test = await testDatabase()
})

beforeEach(async () => {
  await test.database.db.delete(plates)
  await test.database.db.delete(unclaimedMedia)
  media = memoryStore()
  app = testProcess({ ...test, media: media.store })
})

afterAll(() => test.close())

const fill = async (slot: PlateSlot, key: string = slot) => {
  await media.store.put(`${key}/400.webp`, await plainPicture().webp().toBuffer(), 'image/webp')
  const picture = { key, width: 900, height: 1200, color: '#eeeeee', widths: [400], altFr: 'Une robe' }
  await fillPlate(test.database.db, { ...picture, slot, updatedAt: testNow })
}

const draw = () => drawPlateShares(app.context())

const shown = async (slot: PlateSlot) => (await findPlates(app.context(), [slot]))[slot]?.sharePicture

const shareFiles = () => [...media.files.keys()].filter((file) => file.includes('/share-')).sort()

const notes = () => test.database.db.$count(unclaimedMedia)

const sweepTomorrow = () => {
  app.moveClock({ hours: 25 })
  const ctx = app.context()
  return sweepMedia(ctx, { log: ctx.log, signal: new AbortController().signal })
}

describe('the share pictures of plates', () => {
  it('are told of once they are there, those of plates that stand for a page only', async () => {
    await fill('hero')
    await fill('not-found')
    expect(await shown('hero')).toBeUndefined()
    await draw()
    expect(shareFiles()).toHaveLength(1)
    expect(await shown('hero')).toBe(`/media/${shareFiles()[0]}`)
    expect(await shown('not-found')).toBeUndefined()
    expect(app.announced).toEqual(['plate:hero'])
    expect(await notes()).toBe(0)
  })

  it('are made of every plate that stands for a page, once', async () => {
    for (const slot of headPlates) await fill(slot)
    await draw()
    expect(shareFiles()).toHaveLength(headPlates.length)
    app.announced.length = 0
    media.failAt(1)
    await draw()
    expect(app.announced).toEqual([])
  })

  it('are never told of before they are stored', async () => {
    await fill('hero')
    media.failAt(1)
    await expect(draw()).rejects.toBeInstanceOf(AggregateError)
    expect(await shown('hero')).toBeUndefined()
    await draw()
    expect(await shown('hero')).toBeDefined()
  })

  it('follow the name of the house, and are given a new address', async () => {
    await fill('hero')
    await draw()
    const before = await shown('hero')
    const { db } = test.database
    await db
      .insert(settingsTable)
      .values({ subject: 'house', changes: { name: 'Atelier Untel' }, updatedAt: new Date() })
    await drawPlateShares(testProcess({ ...test, media: media.store }).context())
    await db.delete(settingsTable)
    expect(await shown('hero')).not.toBe(before)
    expect(shareFiles().map((file) => `/media/${file}`)).toContain(await shown('hero'))
  })

  it('follow when another picture fills the slot; those of the old one go with its files', async () => {
    await fill('hero', 'old')
    await draw()
    await test.database.db.transaction(async (db) => {
      await db.delete(plates).where(eq(plates.slot, 'hero'))
      await claimMedia(db, { keys: ['old'], clock: app.context().clock })
    })
    await fill('hero', 'new')
    expect(await shown('hero')).toBeUndefined()
    await draw()
    await sweepTomorrow()
    expect(await shown('hero')).toBe(`/media/${shareFiles()[0]}`)
    expect([...media.files.keys()].filter((file) => file.startsWith('old/'))).toEqual([])
    expect(await notes()).toBe(0)
  })

  it('are not made of a picture that was taken away meanwhile', async () => {
    await fill('hero')
    const { put } = media.store
    media.store.put = async (...file) => {
      media.store.put = put
      await test.database.db.delete(plates)
      await put(...file)
    }
    await draw()
    await sweepTomorrow()
    expect([[...media.files.keys()], await notes()]).toEqual([[], 0])
  })
})
