import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchPlate } from './fetch-plate.ts'

const asked: string[] = []

class PictureRequest {
  sizes = ''
  set srcset(value: string) {
    asked.push(value)
  }
}

const card = (currentSrc: string) => ({ currentSrc })
/** Each test uses pictures of its own, because a fetched picture is remembered for ever. */
const product = (key: string) => ({
  _id: key,
  url: `/media/${key}/800.webp`,
  alt: '',
  width: 800,
  height: 1067,
  color: '#eeeeee',
  widths: [800],
})

beforeEach(() => {
  vi.stubGlobal('Image', PictureRequest)
  asked.length = 0
})

describe('the plate of a product whose card is meant', () => {
  it('is fetched in the format of the card', () => {
    fetchPlate(product('aa'), card('/media/aa/400.avif'))
    fetchPlate(product('bb'), card('/media/bb/400.webp'))
    expect(asked).toEqual(['/media/aa/800.avif 800w', '/media/bb/800.webp 800w'])
  })

  it('is fetched once', () => {
    fetchPlate(product('cc'), card('/media/cc/400.avif'))
    fetchPlate(product('cc'), card('/media/cc/400.avif'))
    expect(asked).toHaveLength(1)
  })

  it('waits for the picture of the card, which tells the format', () => {
    fetchPlate(product('dd'), card(''))
    expect(asked).toEqual([])
    fetchPlate(product('dd'), card('/media/dd/400.avif'))
    expect(asked).toHaveLength(1)
  })
})
