import type { PlateName } from './plate-names.ts'

/** Boards of colours, cloths and occasions. */
export const inspiration: Partial<Readonly<Record<PlateName, () => Promise<Buffer>>>> = {}
