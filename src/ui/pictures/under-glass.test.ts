import { describe, expect, it } from 'vitest'
import { underGlass } from './under-glass.ts'

const frame = { width: 450, height: 600 }

describe('a glass over a picture', () => {
  it('shows the pixel under the pointer where the picture has the shape of its frame', () => {
    const file = { width: 1200, height: 1600 }
    expect(underGlass({ pointer: { x: 0, y: 0 }, frame, file })).toEqual({ x: 0, y: 0 })
    expect(underGlass({ pointer: { x: 45, y: 300 }, frame, file })).toEqual({ x: 120, y: 800 })
  })

  it('knows that a wide picture is cut at its sides', () => {
    const file = { width: 1200, height: 800 }
    expect(underGlass({ pointer: { x: 225, y: 300 }, frame, file })).toEqual({ x: 600, y: 400 })
    expect(underGlass({ pointer: { x: 0, y: 600 }, frame, file })).toEqual({ x: 300, y: 800 })
  })

  it('knows that a tall picture is cut above and below', () => {
    const file = { width: 900, height: 2000 }
    expect(underGlass({ pointer: { x: 450, y: 0 }, frame, file })).toEqual({ x: 900, y: 400 })
  })

  it('is not held where the file would not be enlarged', () => {
    const pointer = { x: 10, y: 10 }
    expect(underGlass({ pointer, frame, file: { width: 450, height: 600 } })).toBeUndefined()
    expect(underGlass({ pointer, frame, file: { width: 1200, height: 500 } })).toBeUndefined()
  })
})
