import type { PlateSlot } from '../plate-slots.ts'

/** The picture in one slot has changed; a page is made from a few of them. */
export const plateTag = (slot: PlateSlot) => `plate:${slot}`
