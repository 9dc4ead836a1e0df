import { describe, expect, it } from 'vitest'
import { toastPlace } from './toast-place.ts'

const empty = { bottomRoom: 0, controls: [], listHeight: 0, shown: undefined }
const phone = { ...empty, width: 390, height: 844 }
const desk = { ...empty, width: 1440, height: 900 }
const button = (top: number, left = 20, right = 370) => ({ top, bottom: top + 48, left, right })

describe('a message appears', () => {
  it('at the top, on a phone too unless a button lies there', () => {
    expect(toastPlace({ ...desk, pressed: undefined })).toBe('top')
    expect(toastPlace({ ...phone, pressed: undefined })).toBe('top')
    expect(toastPlace({ ...phone, pressed: button(300) })).toBe('top')
    expect(toastPlace({ ...phone, pressed: button(300), controls: [button(100)] })).toBe('bottom')
    expect(toastPlace({ ...phone, pressed: undefined, controls: [button(100), button(700)] })).toBe('bottom')
  })

  it('never over the button that was pressed', () => {
    expect(toastPlace({ ...phone, pressed: button(760) })).toBe('top')
    expect(toastPlace({ ...desk, pressed: button(150, 900, 1350) })).toBe('bottom')
    expect(toastPlace({ ...desk, pressed: button(150, 100, 400) })).toBe('top')
  })

  it('on a phone where fewer buttons lie under it, and stays there until it covers one', () => {
    const low = { ...phone, pressed: undefined, controls: [button(700)] }
    expect(toastPlace(low)).toBe('top')
    expect(toastPlace({ ...low, controls: [button(700), button(100)] })).toBe('bottom')
    expect(toastPlace({ ...low, controls: [button(400)], shown: 'top' })).toBe('top')
    expect(toastPlace({ ...low, controls: [button(100)], shown: 'top' })).toBe('bottom')
    expect(toastPlace({ ...low, controls: [button(600)], shown: 'bottom' })).toBe('bottom')
    expect(toastPlace({ ...low, controls: [button(600)], shown: 'bottom', listHeight: 240 })).toBe('top')
    expect(toastPlace({ ...low, pressed: button(100) })).toBe('bottom')
    expect(toastPlace({ ...desk, pressed: undefined, controls: [button(100, 1100, 1300)] })).toBe('top')
  })

  it('above a bar at the foot, whose button may be pressed again', () => {
    expect(toastPlace({ ...phone, shown: 'bottom', bottomRoom: 72, pressed: button(784) })).toBe('bottom')
  })
})
