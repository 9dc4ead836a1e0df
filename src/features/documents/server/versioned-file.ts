import type { Language } from '../../../shared/i18n/languages.ts'
import { readHouseFile } from './house-files.ts'

interface FileVersion {
  readonly version: string
  readonly lng: Language
}

const versionLine = /^version: *(\S+)$/m

/**
 * A text as it was worded in a version: today's file, or the one that was laid aside when its words changed, excerpts
 * written out (« content/fr/versions/cgv-2026-11-22.md »). One that is nowhere is a fault: nothing else may stand for it.
 */
export const versionedFile = (name: string, { version, lng }: FileVersion, read = readHouseFile) => {
  const today = read(name, lng)
  return versionLine.exec(today)?.[1] === version ? today : read(`versions/${name}-${version}`, lng)
}
