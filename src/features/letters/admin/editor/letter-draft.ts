import type { LetterContent, LetterPart } from '../../letter.schema.ts'
import type { Letter } from '../../letters.contract.ts'
import type { PartKind } from '../../letters.limits.ts'

/** A part as the form holds it, with the name of what it shows. */
export type PartRow = LetterPart & { readonly rowId: string; readonly name?: string | undefined }

/** What the fields of a letter hold. */
export interface LetterDraft {
  readonly subjectFr: string
  readonly subjectEn: string
  readonly preheaderFr: string
  readonly preheaderEn: string
  readonly parts: readonly PartRow[]
}

export const draftOf = ({ content: { fr, en, parts }, names }: Letter): LetterDraft => ({
  subjectFr: fr.subject,
  subjectEn: en.subject,
  preheaderFr: fr.preheader,
  preheaderEn: en.preheader,
  parts: parts.map((part, place) => ({
    ...part,
    rowId: String(place),
    ...('id' in part && { name: names[part.id] }),
  })),
})

export const contentOf = (draft: LetterDraft): LetterContent => ({
  fr: { subject: draft.subjectFr, preheader: draft.preheaderFr },
  en: { subject: draft.subjectEn, preheader: draft.preheaderEn },
  parts: draft.parts.map(({ rowId: _row, name: _name, ...part }) => part as LetterPart),
})

export const emptyPart = (kind: PartKind, rowId: string): PartRow => {
  if (kind === 'product' || kind === 'picture') return { kind, id: '', rowId }
  return kind === 'button' ? { kind, fr: '', en: '', path: '', rowId } : { kind, fr: '', en: '', rowId }
}
