import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '../../../../platform/audit/audit.table.ts'
import { createDispatcher } from '../../../../platform/http/dispatcher.ts'
import { unclaimedMedia } from '../../../../platform/media/unclaimed-media.table.ts'
import type { EndpointKey } from '../../../../shared/api/contract.ts'
import { testNow } from '../../../../testing/bare-process.ts'
import { admin } from '../../../../testing/catalog/catalog-api.ts'
import { type TestDatabase, testDatabase } from '../../../../testing/database/test-database.ts'
import { anotherPicture } from '../../../../testing/pictures/images-app.ts'
import { memoryStore } from '../../../../testing/pictures/memory-store.ts'
import { type TestProcess, testProcess } from '../../../../testing/test-context.ts'
import type { PlateImage } from '../../plate.schema.ts'
import type { EditedPlate } from '../../plates-admin.contract.ts'
import { fillPlate } from '../fill-plate.ts'
import { platesRoutes } from '../plates.routes.ts'
import { platesAdminRoutes } from '../plates-admin.routes.ts'

let test: TestDatabase
let app: TestProcess

const dispatcher = createDispatcher({ modules: [platesRoutes, platesAdminRoutes], checkAnswers: true })

const call = (key: EndpointKey, more: object) => dispatcher.call(app.context({ caller: admin }), key, more)

const edited = async (answer: Promise<unknown>, slot: string) => {
  const { plates } = (await answer) as { readonly plates: readonly EditedPlate[] }
  return plates.find((plate) => plate.slot === slot)
}

const hang = async (slot: string, bytes?: Uint8Array) => {
  const content = bytes ?? (await anotherPicture())
  const files = [{ field: 'image', name: 'photo.png', bytes: content }]
  return call('PUT /plates/{slot}', { params: { slot }, receive: async () => ({ body: {}, files }) })
}

const describeIt = (slot: string, body: object) => call('PATCH /plates/{slot}', { params: { slot }, body })

const words = { alt: 'Une mariée de dos', altEn: 'A bride from behind', focalPoint: { x: 30, y: 10 } }

const shown = async (slot: string) => {
  const { plates } = (await call('GET /plates', { query: { slots: slot } })) as {
    readonly plates: Partial<Record<string, PlateImage>>
  }
  return plates[slot]
}

beforeAll(async () => {
  test = await testDatabase()
  app = testProcess({ ...test, media: memoryStore().store })
})

afterAll(() => test.close())

describe('the picture of a page', () => {
  it('is hung in an empty place, told in both languages, and cropped where the house wants it', async () => {
    const hung = await edited(hang('contact'), 'contact')
    expect(hung).toMatchObject({ alt: '', altEn: null, focalPoint: { x: 50, y: 50 }, version: 1 })
    expect(await shown('contact')).not.toHaveProperty('focalPoint')
    await describeIt('contact', { ...words, version: 1 })
    expect(await shown('contact')).toMatchObject({ alt: words.alt, focalPoint: words.focalPoint })
    expect(app.enqueued.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['content.finish-plate', 'content.draw-share-pictures']),
    )
  })

  it('is replaced without losing its words, and the files of the old one wait for the sweep', async () => {
    const before = await shown('contact')
    app.announced.length = 0
    const after = await edited(hang('contact'), 'contact')
    expect(after).toMatchObject({ alt: words.alt, altEn: words.altEn, focalPoint: { x: 50, y: 50 } })
    expect((await shown('contact'))?.url).not.toBe(before?.url)
    expect(app.announced).toEqual(['plate:contact'])
    const keys = (await test.database.db.select().from(unclaimedMedia)).map(({ mediaKey }) => mediaKey)
    expect(keys).toEqual([before?.url.split('/')[2]])
  })

  it('on the home page takes the lines of the old one with it', async () => {
    const drawing = { key: 'aa', width: 1200, height: 1600, color: '#eeeeee', widths: [400, 1200] }
    for (const slot of ['hero', 'hero-line'] as const)
      await fillPlate(test.database.db, { ...drawing, key: slot, slot, altFr: 'Robe', updatedAt: testNow })
    app.announced.length = 0
    await hang('hero')
    expect(app.announced.toSorted()).toEqual(['plate:hero', 'plate:hero-line'])
    expect(await shown('hero-line')).toBeUndefined()
  })

  it('that somebody changed meanwhile is not overwritten, and what is the same is not written', async () => {
    const version = (await edited(call('GET /admin/plates', {}), 'contact'))?.version
    const focalPoint = { x: 50, y: 50 }
    await describeIt('contact', { ...words, focalPoint, version })
    expect((await edited(call('GET /admin/plates', {}), 'contact'))?.version).toBe(version)
    await describeIt('contact', { ...words, alt: 'La vitrine' })
    await expect(describeIt('contact', { ...words, version })).rejects.toMatchObject({
      code: 'plate_changed',
    })
  })

  it('is taken away, and its place is empty', async () => {
    await call('DELETE /plates/{slot}', { params: { slot: 'contact' } })
    await call('DELETE /plates/{slot}', { params: { slot: 'contact' } })
    expect(await shown('contact')).toBeUndefined()
    await expect(describeIt('contact', words)).rejects.toMatchObject({ code: 'slot_empty' })
    const logged = await test.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, 'contact'))
      .orderBy(auditLog.id)
    expect(logged.map(({ action }) => action)).toEqual([
      'plate.hung',
      'plate.updated',
      'plate.hung',
      'plate.updated',
      'plate.removed',
    ])
  })

  it.each(['attic', 'hero-line', '__proto__', ''])('has no place « %s »', (slot) =>
    expect(hang(slot)).rejects.toMatchObject({ name: 'InvalidInput' }),
  )

  it('is a picture', async () => {
    await expect(hang('way', new TextEncoder().encode('<svg onload=alert(1)>'))).rejects.toMatchObject({
      code: 'picture_unknown',
    })
    expect(await shown('way')).toBeUndefined()
  })

  it('is hung once by two at once, and the place has one of both', async () => {
    const ends = await Promise.allSettled([hang('way'), hang('way')])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect((await edited(call('GET /admin/plates', {}), 'way'))?.version).toBe(2)
  })
})
