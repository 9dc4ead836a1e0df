/** Why an archive is not taken; « twice » says of which name. */
export type ArchiveFaultKind = 'broken' | 'locked' | 'foreign' | 'twice' | 'tooMany'

export class ArchiveFault extends Error {
  readonly kind: ArchiveFaultKind
  /** Of which file, where it is one. */
  readonly file: string

  constructor(kind: ArchiveFaultKind, file = '') {
    super(`${kind} ${file}`)
    this.kind = kind
    this.file = file
  }
}
