import type { Locator } from '@playwright/test'

/** How many pixels lie empty between the foot of one part and the head of another below it. */
export const roomBetween = async (above: Locator, below: Locator) => {
  const [upper, lower] = await Promise.all([above.boundingBox(), below.boundingBox()])
  if (!upper || !lower) throw new Error('One of the parts is not there')
  return lower.y - upper.y - upper.height
}
