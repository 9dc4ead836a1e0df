import type { FocalPoint } from '../../../shared/pictures/focal-point.schema.ts'

const percent = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100)

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The place of a picture that a pointer is over, in percent of its sides. */
export const pointAt = (
  box: Box,
  { clientX, clientY }: { clientX: number; clientY: number },
): FocalPoint => ({
  x: percent((clientX - box.left) / box.width),
  y: percent((clientY - box.top) / box.height),
})

const steps = new Map<string, readonly [x: number, y: number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
])

const largeStep = 10

/** Where an arrow key brings the point, further with Shift; undefined for any other key. */
export const pointByKey = (
  { x, y }: FocalPoint,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): FocalPoint | undefined => {
  const step = steps.get(key)
  if (!step) return undefined
  const far = shiftKey ? largeStep : 1
  return { x: percent((x + step[0] * far) / 100), y: percent((y + step[1] * far) / 100) }
}

/** What was typed into a field of one side; what is no number changes nothing. */
export const sideOf = (written: string) => {
  const side = Number(written)
  return written.trim() === '' || !Number.isFinite(side) ? undefined : percent(side / 100)
}
