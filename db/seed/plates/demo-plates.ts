import { isPlateSlot, type PlateSlot, plateSlots } from '../../../src/features/plates/plate-slots.ts'
import { frenchTypography } from '../../../src/shared/text/typography.ts'
import { demoPlateTexts } from './demo-plate-texts.ts'

/** The plates of the demo house: every slot of the site has one. */
export const demoPlates: readonly PlateSlot[] = Object.keys(plateSlots).filter(isPlateSlot)

/** How a plate is described in both languages. */
export const plateAlt = (slot: PlateSlot) => ({
  altFr: frenchTypography(demoPlateTexts[slot].fr),
  altEn: demoPlateTexts[slot].en,
})
