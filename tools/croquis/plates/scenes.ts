import type { Artist } from './artist.ts'
import { drawLetter } from './scenes/desk/letter.ts'
import { drawParcel } from './scenes/desk/parcel.ts'
import { drawWay } from './scenes/desk/way-to-salon.ts'
import { drawBrokenThread } from './scenes/empty/broken-thread.ts'
import { drawEmptyBox } from './scenes/empty/empty-box.ts'
import { drawHanger } from './scenes/empty/empty-hanger.ts'
import { drawCeremony } from './scenes/gowns/ceremony.ts'
import { drawEveningOpening } from './scenes/gowns/evening-opening.ts'
import { drawHero, drawHeroLine } from './scenes/gowns/hero.ts'
import { drawEvening, drawWedding } from './scenes/gowns/services.ts'
import { drawFittingRoom } from './scenes/rooms/fitting-room.ts'
import { drawHouse } from './scenes/rooms/house.ts'
import { drawSalon } from './scenes/rooms/salon.ts'
import { drawCloth } from './scenes/work/cloth-work.ts'
import { drawHand } from './scenes/work/hand-work.ts'
import { drawMeasure } from './scenes/work/measure-work.ts'

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
  'evening-opening': drawEveningOpening,
  'service-appointment': drawSalon,
  appointments: drawFittingRoom,
  'empty-cart': drawEmptyBox,
  'empty-favourites': drawHanger,
  'not-found': drawBrokenThread,
  contact: drawLetter,
  way: drawWay,
  withdrawal: drawParcel,
} as const satisfies Readonly<Record<string, Artist>>
