import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { cutTexts } from '../cut.texts.ts'
import { type CutPart, cutParts, cutWords } from '../cut.ts'
import type { CutDraft } from '../garment-draft.ts'
import { garmentDeskTexts } from './garment-desk.texts.ts'

interface CutFieldsProps {
  readonly draft: CutDraft
  readonly change: (draft: CutDraft) => void
}

/** How a garment is cut: a word of the house for each part, or none. */
export const CutFields = ({ draft, change }: CutFieldsProps) => {
  useOwnTexts('cut', cutTexts)
  useOwnTexts('garmentDesk', garmentDeskTexts)
  const { t } = useTranslation('cut')
  const { t: said } = useTranslation('garmentDesk')
  const optionsOf = (part: CutPart) => [
    { value: '', label: said('unsaid') },
    // The words of a part are names under its own name.
    ...cutWords[part].map((word) => ({ value: word, label: t(`${part}.${word}` as 'back.nu') })),
  ]
  return (
    <div className="grid gap-x-gutter gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {cutParts.map((part) => (
        <SelectField
          key={part}
          label={t(`parts.${part}`)}
          value={draft[part]}
          options={optionsOf(part)}
          onChange={({ target }) => change({ ...draft, [part]: target.value })}
        />
      ))}
    </div>
  )
}
