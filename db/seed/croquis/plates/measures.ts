import type { PlateName } from './plate-names.ts'

/** Where the tape goes, one figure for each measure. */
export const measures: Partial<Readonly<Record<PlateName, () => Promise<Buffer>>>> = {}
