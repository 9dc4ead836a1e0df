import { isPlateSlot, type PlateSlot, plateSlots } from '../../src/features/content/plate-slots.ts'
import { homePlates } from '../../src/features/content/web/home/home-plates.ts'
import { frenchTypography } from '../../src/shared/typography.ts'
import { demoPlateTexts } from './demo-plate-texts.ts'

/** The plates of the demo house: every slot of the site has one. */
export const demoPlates: readonly PlateSlot[] = Object.keys(plateSlots).filter(isPlateSlot)

/** What a visitor sees before anything else, and so is drawn before the house opens. */
export const openingPlates: readonly PlateSlot[] = ['hero', 'hero-line']

/** Whether a visitor may meet it at once: on the home page, or where a wrong address leads. */
export const isMetFirst = (slot: PlateSlot) => homePlates.includes(slot) || slot === 'not-found'

export const laterPlates: readonly PlateSlot[] = demoPlates.filter((slot) => !openingPlates.includes(slot))

/** How a plate is described in both languages. */
export const plateAlt = (slot: PlateSlot) => ({
  altFr: frenchTypography(demoPlateTexts[slot].fr),
  altEn: demoPlateTexts[slot].en,
})
