import { languages } from '../../../shared/i18n/languages.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { SaidWords } from '../page-words.limits.ts'

interface TextChangeProps {
  readonly before: SaidWords
  readonly after: SaidWords
  /** As the software says it in the language of the reader. */
  readonly software: string | undefined
}

/** What a text said and what it says then, in each language in which that differs. */
export const TextChange = ({ before, after, software }: TextChangeProps) => {
  const { t } = useTranslation('pageWords')
  const reader = useLanguage()
  return (
    <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[6rem_1fr]">
      {languages
        .filter((lng) => before[lng] !== after[lng])
        .map((lng) => {
          const inWords = ({ [lng]: text }: SaidWords) =>
            text ?? (lng === reader ? software : undefined) ?? t('original')
          const spoken = ({ [lng]: text }: SaidWords) => (text === null ? undefined : lng)
          return (
            <div key={lng} className="contents">
              <dt className="text-ink-soft">{t(`languages.${lng}`)}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <del lang={spoken(before)} className="line-clamp-4 text-ink-soft">
                  {inWords(before)}
                </del>
                <ins lang={spoken(after)} className="line-clamp-4 no-underline">
                  {inWords(after)}
                </ins>
              </dd>
            </div>
          )
        })}
    </dl>
  )
}
