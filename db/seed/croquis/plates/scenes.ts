import type { PlateName } from './plate-names.ts'
import { drawHero, drawHeroLine } from './scenes/hero.ts'

/** The rooms of the house, its work, and what its pages open with. */
export const scenes: Partial<Readonly<Record<PlateName, () => Promise<Buffer>>>> = {
  hero: drawHero,
  'hero-line': drawHeroLine,
}
