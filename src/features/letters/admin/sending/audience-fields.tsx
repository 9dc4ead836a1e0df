import { useState } from 'react'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { languagesOfReaders } from '../../letter.rules.ts'
import type { Letter } from '../../letters.contract.ts'
import { type LetterAudience, letterAudiences } from '../../letters.limits.ts'

interface Readable {
  readonly letter: Letter
  readonly confirmed: { readonly fr: number; readonly en: number }
}

/** Whom a letter would go to, and how many that are. */
export const useReaders = ({ letter: { hasEnglish }, confirmed }: Readable) => {
  const [audience, setAudience] = useState<LetterAudience>('all')
  const [isTicked, setTicked] = useState(false)
  const frenchForAll = isTicked && !hasEnglish
  const countOf = (of: LetterAudience) =>
    languagesOfReaders({ audience: of, frenchForAll, hasEnglish }).reduce(
      (sum, lng) => sum + confirmed[lng],
      0,
    )
  return { audience, setAudience, frenchForAll, setTicked, countOf, count: countOf(audience) }
}

interface AudienceFieldsProps {
  readonly readers: ReturnType<typeof useReaders>
  readonly hasEnglish: boolean
}

/** Asks whom a letter goes to. */
export const AudienceFields = ({ readers, hasEnglish }: AudienceFieldsProps) => {
  const { t } = useTranslation('lettersDesk')
  return (
    <>
      <RadioGroupField
        name="audience"
        label={t('sending.audience')}
        value={readers.audience}
        options={letterAudiences.map((value) => ({
          value,
          label: t('sending.counted', { name: t(`audiences.${value}`), count: readers.countOf(value) }),
        }))}
        onChange={(value) => readers.setAudience(letterAudiences.find((known) => known === value) ?? 'all')}
      />
      {!hasEnglish && (
        <CheckboxField
          label={t('sending.frenchForAll')}
          hint={t('sending.frenchForAllHint')}
          checked={readers.frenchForAll}
          onChange={({ target }) => readers.setTicked(target.checked)}
        />
      )}
    </>
  )
}
