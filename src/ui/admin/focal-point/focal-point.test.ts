import { expect, it } from 'vitest'
import { pointAt, pointByKey, sideOf } from './focal-point.ts'

const box = { left: 100, top: 50, width: 200, height: 400 }

it('lies where the pointer is, and never beside the picture', () => {
  expect(pointAt(box, { clientX: 150, clientY: 150 })).toEqual({ x: 25, y: 25 })
  expect(pointAt(box, { clientX: 0, clientY: 999 })).toEqual({ x: 0, y: 100 })
})

it('follows the arrow keys, in large steps with Shift, up to the edges', () => {
  const key = (name: string, shiftKey = false) => pointByKey({ x: 95, y: 0 }, { key: name, shiftKey })
  expect([key('ArrowLeft'), key('ArrowDown', true), key('ArrowUp'), key('ArrowRight', true)]).toEqual([
    { x: 94, y: 0 },
    { x: 95, y: 10 },
    { x: 95, y: 0 },
    { x: 100, y: 0 },
  ])
  expect(key('Tab')).toBeUndefined()
})

it('takes whole percents from its fields', () => {
  expect(['30', '30.6', '-4', '400', '', 'x'].map(sideOf)).toEqual([30, 31, 0, 100, undefined, undefined])
})
