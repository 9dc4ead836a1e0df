import { useLanguage } from '../../../ui/api/use-language.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { OwnWords } from '../page-words.contract.ts'

interface WordsOfPageProps {
  readonly software: ReadonlyMap<string, string>
  readonly own: ReadonlyMap<string, OwnWords>
  /** The names of the texts that wait to be published. */
  readonly waiting: ReadonlySet<string>
  readonly onEdit: (key: string) => void
}

/** The texts of a page as it says them now. */
export const WordsOfPage = ({ software, own, waiting, onEdit }: WordsOfPageProps) => {
  const { t } = useTranslation('pageWords')
  const lng = useLanguage()
  return (
    <ul className="mt-4 border-hairline border-t">
      {[...software].map(([key, asItCame]) => {
        const said = own.get(key)
        const text = said?.[lng] ?? asItCame
        return (
          <li
            key={key}
            className="flex flex-wrap items-start justify-between gap-x-gutter gap-y-1 border-hairline border-b py-3 text-small"
          >
            <p className="min-w-0 max-w-[46rem] flex-1 basis-64 wrap-anywhere">{text}</p>
            <div className="flex flex-wrap items-center gap-3">
              {said && <Badge tone="sage">{t('changed')}</Badge>}
              {waiting.has(key) && <Badge>{t('waits')}</Badge>}
              <Button
                size="small"
                variant="quiet"
                aria-haspopup="dialog"
                aria-label={t('changeOf', { text })}
                onClick={() => onEdit(key)}
              >
                {t('change')}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
