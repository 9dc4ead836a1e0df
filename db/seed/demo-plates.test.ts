import { describe, expect, it } from 'vitest'
import { homePlates } from '../../src/features/content/web/home/home-plates.ts'
import { demoPlateTexts } from './demo-plate-texts.ts'
import { demoPlates, isMetFirst, laterPlates, openingPlates, plateAlt } from './demo-plates.ts'

describe('the plates of the demo house', () => {
  it('are urgent when the home page or a wrong address shows them, and only then', () => {
    expect(demoPlates.filter(isMetFirst).toSorted()).toEqual([...homePlates, 'not-found'].toSorted())
  })

  it('are each drawn before the opening or after it', () => {
    expect([...openingPlates, ...laterPlates].toSorted()).toEqual(demoPlates.toSorted())
    expect(demoPlates.toSorted()).toEqual(Object.keys(demoPlateTexts).toSorted())
  })

  it('are described in both languages, but for the lines that lie over another', () => {
    const undescribed = demoPlates.filter((slot) => !plateAlt(slot).altFr || !plateAlt(slot).altEn)
    expect(undescribed).toEqual(['hero-line'])
  })
})
