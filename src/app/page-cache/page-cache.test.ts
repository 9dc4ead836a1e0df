import { describe, expect, it } from 'vitest'
import { createTagBus, everyTag } from '../../platform/context/tag-bus.ts'
import { createCachedPage } from './cached-page.ts'
import { createPageCache } from './page-cache.ts'
import { pageUrlOf } from './page-key.ts'

const freshMs = 1000

const setUp = ({ tags = ['product:1'], maxBytes = 1_000_000, keep = true } = {}) => {
  let nowMs = 0
  let renders = 0
  let failing = false
  let status = 200
  const waiting: (() => void)[] = []
  const failures: unknown[] = []
  const bus = createTagBus()
  const cache = createPageCache({
    bus,
    maxBytes,
    freshMs,
    onFailure: (error) => failures.push(error),
    nowMs: () => nowMs,
    render: async ({ key }) => {
      renders += 1
      const html = `${key} ${renders}`
      const renderedAtMs = nowMs
      await new Promise<void>((resolve) => waiting.push(resolve))
      if (failing) throw new Error('the render failed')
      const page = await createCachedPage({
        status,
        html,
        headers: {},
        tags: new Set(tags),
        renderedAtMs,
        keep: true,
      })
      return { page, keep: keep && status === 200 }
    },
  })
  const finishRenders = () => {
    for (const finish of waiting.splice(0)) finish()
  }
  const show = async (url = '/boutique') => {
    const page = cache.get(pageUrlOf(url, {}))
    finishRenders()
    return (await page).encoded.identity.body.toString()
  }
  return {
    bus,
    cache,
    show,
    finishRenders,
    failures,
    failFromNow: () => {
      failing = true
    },
    answerFromNow: (next: number) => {
      status = next
    },
    renders: () => renders,
    pass: (ms: number) => {
      nowMs += ms
    },
  }
}

const shop = pageUrlOf('/boutique', {})

describe('the page cache', () => {
  it('renders a page once, however many ask for it at once', async () => {
    const { cache, finishRenders, renders } = setUp()
    const answers = Array.from({ length: 20 }, () => cache.get(shop))
    finishRenders()
    const bodies = new Set((await Promise.all(answers)).map((page) => page.encoded.br))
    expect([bodies.size, renders()]).toEqual([1, 1])
  })

  it('drops a page when a tag it was made from is announced', async () => {
    const { show, bus, renders } = setUp()
    await show()
    await bus.publish(['product:1'])
    await show()
    expect(renders()).toBe(2)
  })

  it('keeps a page through announcements that do not concern it', async () => {
    const { show, bus, renders } = setUp()
    await show()
    await bus.publish(['product:2'])
    await show()
    expect(renders()).toBe(1)
  })

  it('drops everything when notifications may have been missed', async () => {
    const { show, bus, renders } = setUp({ tags: [] })
    await show()
    await bus.publish([everyTag])
    await show()
    expect(renders()).toBe(2)
  })

  it('never keeps a page that a write overtook while it was rendered', async () => {
    const { cache, show, bus, finishRenders } = setUp()
    const overtaken = cache.get(shop)
    await bus.publish(['product:1'])
    finishRenders()
    expect((await overtaken).encoded.identity.body.toString()).toBe('fr /boutique 1')
    expect(cache.peek(shop)).toBeUndefined()
    expect(await show()).toBe('fr /boutique 2')
  })

  it('never keeps a render that was overtaken after another had begun beside it', async () => {
    const { cache, bus, finishRenders } = setUp()
    const first = cache.get(shop)
    await bus.publish(['unrelated'])
    const second = cache.get(shop)
    await bus.publish(['product:1'])
    finishRenders()
    await Promise.all([first, second])
    expect(cache.peek(shop)).toBeUndefined()
  })

  it('gives a stale page as long as its replacement fails, tells of it, and tries again after a pause', async () => {
    const { cache, show, pass, failFromNow, finishRenders, failures, renders } = setUp()
    await show()
    pass(freshMs + 1)
    failFromNow()
    cache.peek(shop)
    finishRenders()
    await expect.poll(() => failures.length).toBe(1)
    for (let second = 0; second < 5; second++) {
      expect(cache.peek(shop)?.encoded.identity.body.toString()).toBe('fr /boutique 1')
      pass(1_000)
    }
    expect(renders()).toBe(2)
    pass(1)
    expect(cache.peek(shop)).toBeDefined()
    expect(renders()).toBe(3)
  })

  it('gives a stale page rather than one that says what could not be read', async () => {
    const { cache, show, pass, answerFromNow, finishRenders, renders } = setUp()
    await show()
    pass(freshMs + 1)
    answerFromNow(503)
    cache.peek(shop)
    finishRenders()
    await expect.poll(() => renders()).toBe(2)
    expect(cache.peek(shop)?.encoded.identity.body.toString()).toBe('fr /boutique 1')
  })

  it('lets go of a stale page whose address leads nowhere now, and of one that a write has made wrong', async () => {
    const { cache, bus, show, pass, answerFromNow, failFromNow, finishRenders, failures } = setUp()
    await show()
    pass(freshMs + 1)
    answerFromNow(404)
    cache.peek(shop)
    finishRenders()
    await expect.poll(() => cache.peek(shop)).toBeUndefined()
    answerFromNow(200)
    await show()
    pass(freshMs + 1)
    failFromNow()
    cache.peek(shop)
    await bus.publish(['product:1'])
    finishRenders()
    await expect.poll(() => failures.length).toBe(1)
    expect(cache.peek(shop)).toBeUndefined()
  })

  it('does not give a visitor who comes after a write the render that began before it', async () => {
    const { cache, bus, finishRenders } = setUp()
    const before = cache.get(shop)
    await bus.publish(['product:1'])
    const after = cache.get(shop)
    finishRenders()
    await before
    expect((await after).encoded.identity.body.toString()).toBe('fr /boutique 2')
  })

  it('gives a page past its time at once, while one render replaces it', async () => {
    const { cache, show, pass, finishRenders, renders } = setUp()
    await show()
    pass(freshMs + 1)
    const stale = [cache.peek(shop), cache.peek(shop), cache.peek(shop)]
    expect(stale.map((page) => page?.encoded.identity.body.toString())).toEqual(
      Array(3).fill('fr /boutique 1'),
    )
    const replacing = cache.peek(shop)
    finishRenders()
    await expect.poll(() => cache.peek(shop) !== replacing).toBe(true)
    expect(renders()).toBe(2)
  })

  it('keeps nothing of an address without end', async () => {
    const { show, renders } = setUp({ keep: false })
    await show('/nowhere')
    await show('/nowhere')
    expect(renders()).toBe(2)
  })

  it('lets the least used page go when memory is full', async () => {
    const { cache, show } = setUp({ maxBytes: 160 })
    await show('/')
    await show('/boutique')
    cache.peek(pageUrlOf('/', {}))
    await show('/boutique?page=2')
    expect(cache.peek(pageUrlOf('/', {}))).toBeDefined()
    expect(cache.peek(shop)).toBeUndefined()
  })
})
