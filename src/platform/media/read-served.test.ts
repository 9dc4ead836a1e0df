import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { memoryStore } from '../../testing/pictures/memory-store.ts'
import { plainPicture } from '../../testing/pictures/sample-pictures.ts'
import { readServed } from './read-served.ts'

let media: ReturnType<typeof memoryStore>

const serve = (key: string) => readServed(media.store, key)

beforeEach(async () => {
  media = memoryStore()
  const avif = await plainPicture({ width: 400, height: 300 }).avif({ effort: 0 }).toBuffer()
  await media.store.put('k/400.avif', avif, 'image/avif')
})

describe('what is served', () => {
  it('is what is stored', async () => {
    expect(await serve('k/400.avif')).toEqual(media.files.get('k/400.avif'))
  })

  it('is a WebP made of the AVIF, which is kept for the next browser that asks for it', async () => {
    const made = await serve('k/400.webp')
    expect(made?.contentType).toBe('image/webp')
    expect(await sharp(made?.bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 })
    media.files.delete('k/400.avif')
    expect((await serve('k/400.webp'))?.bytes).toEqual(made?.bytes)
  })

  it.each(['k/800.webp', 'k/400.jpg', 'other/400.webp', 'k/share-1.webp'])(
    'is nothing at %s, and nothing is kept there',
    async (key) => {
      expect(await serve(key)).toBeUndefined()
      expect([...media.files.keys()]).toEqual(['k/400.avif'])
    },
  )

  it('is neither a master nor anything outside the store', async () => {
    await media.store.put('k/master.webp', Buffer.from('ink'), 'image/webp')
    expect(await serve('k/master.webp')).toBeUndefined()
    expect(await serve('../k/400.webp')).toBeUndefined()
  })
})
