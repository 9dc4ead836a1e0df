import type { Artist } from './artist.ts'
import { drawBrokenThread } from './scenes/broken-thread.ts'
import { drawCeremony } from './scenes/ceremony.ts'
import { drawCloth } from './scenes/cloth-work.ts'
import { drawEmptyBox } from './scenes/empty-box.ts'
import { drawHanger } from './scenes/empty-hanger.ts'
import { drawFittingRoom } from './scenes/fitting-room.ts'
import { drawHand } from './scenes/hand-work.ts'
import { drawHero, drawHeroLine } from './scenes/hero.ts'
import { drawHouse } from './scenes/house.ts'
import { drawMeasure } from './scenes/measure-work.ts'
import { drawSalon } from './scenes/salon.ts'
import { drawEvening, drawWedding } from './scenes/services.ts'

/** The rooms of the house, its work, and what its pages open with. */
export const scenes = {
  hero: drawHero,
  'hero-line': drawHeroLine,
  house: drawHouse,
  'savoir-faire-cloth': drawCloth,
  'savoir-faire-hand': drawHand,
  'savoir-faire-measure': drawMeasure,
  'service-wedding': drawWedding,
  'service-evening': drawEvening,
  'service-ceremony': drawCeremony,
  'service-appointment': drawSalon,
  appointments: drawFittingRoom,
  'empty-cart': drawEmptyBox,
  'empty-favourites': drawHanger,
  'not-found': drawBrokenThread,
} as const satisfies Readonly<Record<string, Artist>>
