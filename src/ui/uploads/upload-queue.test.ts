import { describe, expect, it } from 'vitest'
import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'
import { createUploadQueue, FileTooLarge, type UploadLine } from './upload-queue.ts'

interface Underway {
  readonly line: UploadLine<string>
  readonly key: string
  readonly progress: (share: number) => void
  readonly end: (createdId: string) => void
  readonly fail: (error: Error) => void
}

const started = () => {
  const underway: Underway[] = []
  const added: string[] = []
  let ids = 0
  const queue = createUploadQueue<string>({
    newId: () => {
      ids++
      return `key-${ids}`
    },
    send: (line, { idempotencyKey, onProgress }) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      underway.push({ line, key: idempotencyKey, progress: onProgress, end: resolve, fail: reject })
      return promise
    },
    onDone: (target) => void added.push(target),
  })
  const states = () => queue.lines().map(({ state }) => state)
  return { queue, underway, added, states, kinds: () => states().map(({ kind }) => kind) }
}

const files = (count: number) => Array.from({ length: count }, (_, place) => new File(['a'], `${place}.jpg`))

describe('files on their way', () => {
  it('leave two at a time, and the next when one has arrived', async () => {
    const { queue, underway, kinds, added } = started()
    queue.add('lookbook', files(4))
    expect(kinds()).toEqual(['sending', 'sending', 'waiting', 'waiting'])
    underway[1]?.end('b')
    await expect.poll(kinds).toEqual(['sending', 'done', 'sending', 'waiting'])
    expect(added).toEqual(['lookbook'])
  })

  it('tell how much of each has left', () => {
    const { queue, underway, states } = started()
    queue.add('lookbook', files(2))
    underway[0]?.progress(0.4)
    expect(states()).toEqual([
      { kind: 'sending', share: 0.4 },
      { kind: 'sending', share: 0 },
    ])
  })

  it('lose none when one fails, which is tried again alone under its key', async () => {
    const { queue, underway, kinds, states } = started()
    queue.add('inspiration', files(3))
    underway[0]?.fail(new Error('the line broke'))
    await expect.poll(kinds).toEqual(['refused', 'sending', 'sending'])
    underway[1]?.end('b')
    await expect.poll(kinds).toEqual(['refused', 'done', 'sending'])
    queue.retry('key-1')
    expect(kinds()).toEqual(['sending', 'done', 'sending'])
    expect(underway.at(-1)).toMatchObject({ key: 'key-1', line: { target: 'inspiration' } })
    underway.at(-1)?.end('a')
    await expect.poll(states).toContainEqual({ kind: 'done', createdId: 'a' })
  })

  it('that are too large are not sent', async () => {
    const { queue, underway, states } = started()
    const large = new File(['a'], 'large.tiff')
    Object.defineProperty(large, 'size', { value: largestPictureBytes + 1 })
    queue.add('lookbook', [large])
    await expect.poll(states).toEqual([{ kind: 'refused', error: expect.any(FileTooLarge) }])
    expect(underway).toEqual([])
  })

  it('leave the list when they are done or given up, and not while they are sent', async () => {
    const { queue, underway, kinds } = started()
    queue.add('lookbook', files(3))
    underway[0]?.end('a')
    await expect.poll(kinds).toEqual(['done', 'sending', 'sending'])
    queue.clearDone()
    queue.drop('key-2')
    expect(kinds()).toEqual(['sending', 'sending'])
    underway[1]?.fail(new Error('refused'))
    await expect.poll(kinds).toEqual(['refused', 'sending'])
    queue.drop('key-2')
    expect(kinds()).toEqual(['sending'])
  })
})
