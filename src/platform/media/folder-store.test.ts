import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderStore } from './folder-store.ts'
import type { MediaStore } from './media-store.ts'

let parent: string
let folder: string
let store: MediaStore

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'media-'))
  folder = join(parent, 'media')
  store = folderStore(folder)
})

afterEach(() => {
  rmSync(parent, { recursive: true, force: true })
})

const bytes = Buffer.from('drawing')

describe('a folder of media', () => {
  it('gives back what was put in, with the type its name tells', async () => {
    await store.put('abc/400.webp', bytes, 'image/webp')
    expect(await store.read('abc/400.webp')).toEqual({ bytes, contentType: 'image/webp' })
    expect(store.urlOf('abc/400.webp')).toBe('/media/abc/400.webp')
  })

  it('has nothing under a key that was never put or was removed', async () => {
    await store.put('abc/400.webp', bytes, 'image/webp')
    await store.remove('abc/400.webp')
    await store.remove('abc/400.webp')
    expect(await store.read('abc/400.webp')).toBeUndefined()
    expect(await store.read('abc')).toBeUndefined()
    expect(await store.read('never/400.webp')).toBeUndefined()
  })

  it('removes all that lies below a key, half-written files too, and nothing beside it', async () => {
    await store.put('abc/400.webp', bytes, 'image/webp')
    await store.put('abcd/400.webp', bytes, 'image/webp')
    writeFileSync(join(folder, 'abc', '800.webp.1.draft'), 'half')
    await store.removeFolder('abc')
    await store.removeFolder('abc')
    expect(readdirSync(folder)).toEqual(['abcd'])
  })

  it('replaces what a key held', async () => {
    await store.put('abc.pdf', Buffer.from('first'), 'application/pdf')
    await store.put('abc.pdf', Buffer.from('second'), 'application/pdf')
    expect((await store.read('abc.pdf'))?.bytes.toString()).toBe('second')
  })

  it('leaves no half-written file beside the finished one', async () => {
    await Promise.all([
      store.put('abc/1.webp', bytes, 'image/webp'),
      store.put('abc/1.webp', bytes, 'image/webp'),
    ])
    expect(readdirSync(join(folder, 'abc'))).toEqual(['1.webp'])
  })

  it('leaves nothing when it cannot finish', async () => {
    writeFileSync(join(parent, 'media'), 'a file where the folder should be')
    await expect(store.put('abc/1.webp', bytes, 'image/webp')).rejects.toThrow()
    expect(readdirSync(parent)).toEqual(['media'])
  })

  it.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a\\b',
    '.hidden',
    'A/400.webp',
    'a/b\0.webp',
    '',
  ])('never leaves its folder for the key %j', async (key) => {
    writeFileSync(join(parent, 'secret'), 'secret')
    expect(await store.read(key)).toBeUndefined()
    await expect(store.put(key, bytes, 'image/webp')).rejects.toThrow('Not a media key')
    await expect(store.remove(key)).rejects.toThrow('Not a media key')
    await expect(store.removeFolder(key)).rejects.toThrow('Not a media key')
    expect(readdirSync(parent)).toEqual(['secret'])
  })
})
