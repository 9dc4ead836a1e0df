import type { PlateName } from './plate-names.ts'

/** Pieces shown together, as on the pages of a look book. */
export const lookBook: Partial<Readonly<Record<PlateName, () => Promise<Buffer>>>> = {}
