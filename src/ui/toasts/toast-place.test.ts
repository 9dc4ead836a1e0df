import { describe, expect, it } from 'vitest'
import { toastPlace } from './toast-place.ts'

const phone = { width: 390, height: 844, bottomRoom: 0 }
const desk = { width: 1440, height: 900, bottomRoom: 0 }
const button = (top: number, left = 20, right = 370) => ({ top, bottom: top + 48, left, right })

describe('a message appears', () => {
  it('at the top right where the picture stands beside the words, at the foot where it lies above them', () => {
    expect(toastPlace({ ...desk, pressed: undefined })).toBe('top')
    expect(toastPlace({ ...phone, pressed: undefined })).toBe('bottom')
    expect(toastPlace({ ...phone, pressed: button(300) })).toBe('bottom')
  })

  it('never over the button that was pressed', () => {
    expect(toastPlace({ ...phone, pressed: button(760) })).toBe('top')
    expect(toastPlace({ ...desk, pressed: button(150, 900, 1350) })).toBe('bottom')
    expect(toastPlace({ ...desk, pressed: button(150, 100, 400) })).toBe('top')
  })

  it('above a bar at the foot, whose button may be pressed again', () => {
    expect(toastPlace({ ...phone, bottomRoom: 72, pressed: button(784) })).toBe('bottom')
  })
})
