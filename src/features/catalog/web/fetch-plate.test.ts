import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const fetchPlate = vi.fn<typeof import('./fetch-plate.ts').fetchPlate>()
const asked: string[] = []

class PictureRequest {
  sizes = ''
  set srcset(value: string) {
    asked.push(value)
  }
}

const card = (currentSrc: string) => ({ currentSrc })
const piece = (key: string) => ({
  _id: key,
  url: `/media/${key}/800.webp`,
  alt: '',
  width: 800,
  height: 1067,
  color: '#eeeeee',
  widths: [800],
})
const stay = () => vi.advanceTimersByTime(1000)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('Image', PictureRequest)
  vi.resetModules()
  asked.length = 0
  fetchPlate.mockImplementation((await import('./fetch-plate.ts')).fetchPlate)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the plate of a piece whose card is pointed at', () => {
  it('is fetched in the format of the card', () => {
    fetchPlate(piece('aa'), card('/media/aa/400.avif'))
    fetchPlate(piece('bb'), card('/media/bb/400.webp'))
    stay()
    expect(asked).toEqual(['/media/aa/800.avif 800w', '/media/bb/800.webp 800w'])
  })

  it('is left alone by a pointer that crosses the list', () => {
    for (const key of ['aa', 'bb', 'cc']) {
      const leave = fetchPlate(piece(key), card(`/media/${key}/400.avif`))
      vi.advanceTimersByTime(40)
      leave()
    }
    stay()
    expect(asked).toEqual([])
  })

  it('is fetched once', () => {
    for (const _visit of [1, 2]) {
      fetchPlate(piece('aa'), card('/media/aa/400.avif'))
      stay()
    }
    expect(asked).toHaveLength(1)
  })

  it('waits for the picture of the card, which tells the format', () => {
    fetchPlate(piece('aa'), card(''))
    stay()
    expect(asked).toEqual([])
    fetchPlate(piece('aa'), card('/media/aa/400.avif'))
    stay()
    expect(asked).toHaveLength(1)
  })

  it('is not fetched ahead for a visitor who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    fetchPlate(piece('aa'), card('/media/aa/400.avif'))
    stay()
    expect(asked).toEqual([])
  })
})
