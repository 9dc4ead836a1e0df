import { describe, expect, it } from 'vitest'
import { demoPlateTexts } from './demo-plate-texts.ts'
import { demoPlates, plateAlt } from './demo-plates.ts'

describe('the plates of the demo house', () => {
  it('are one for each slot, and no other', () => {
    expect(demoPlates.toSorted()).toEqual(Object.keys(demoPlateTexts).toSorted())
  })

  it('are described in both languages, but for the lines that lie over another', () => {
    const undescribed = demoPlates.filter((slot) => !plateAlt(slot).altFr || !plateAlt(slot).altEn)
    expect(undescribed).toEqual(['hero-line'])
  })
})
