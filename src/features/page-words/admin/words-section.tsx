import { useState } from 'react'
import type { Language } from '../../../shared/i18n/languages.ts'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { OwnWords, PageWordsContract } from '../page-words.contract.ts'
import { type WordedPage, wordedPages } from '../page-words.limits.ts'
import { flatWords, type WordTree } from './default-words.ts'
import { ownWordsQuery } from './page-words.admin-queries.ts'
import { pageWordsTexts } from './page-words.texts.ts'
import { type EditedWords, WordsForm } from './words-form.tsx'

/** The texts of the pages as the software has them; a browser has those of the reader's language. */
export type DefaultWords = Readonly<Record<WordedPage, Readonly<Partial<Record<Language, WordTree>>>>>

interface WordsSectionProps {
  readonly defaults: DefaultWords
}

/** The words of the pages: each can be said otherwise, in both languages, and again as it was. */
export const WordsSection = ({ defaults }: WordsSectionProps) => {
  useOwnTexts('pageWords', pageWordsTexts)
  const { t } = useTranslation('pageWords')
  const lng = useLanguage()
  const [page, setPage] = useState<WordedPage>('home')
  const [edited, setEdited] = useState<EditedWords>()
  const query = usePrivateQuery(ownWordsQuery(useApi<PageWordsContract>()))
  return (
    <AdminSection id="textes" title={t('title')} lead={t('lead')}>
      <SelectField
        label={t('page')}
        value={page}
        options={wordedPages.map((value) => ({ value, label: t(`pages.${value}`) }))}
        frameClassName="max-w-80"
        onChange={({ target }) => setPage(wordedPages.find((each) => each === target.value) ?? 'home')}
      />
      <Answered
        query={query}
        failed={t('failed')}
        retry={t('retry')}
        awaiting={<div className="min-h-screen" />}
      >
        {(own) => (
          <WordsOfPage
            page={page}
            own={own.filter((each) => each.page === page)}
            defaults={defaults[page][lng] ?? {}}
            onEdit={setEdited}
          />
        )}
      </Answered>
      {edited && <WordsForm words={edited} onClose={() => setEdited(undefined)} />}
    </AdminSection>
  )
}

interface WordsOfPageProps {
  readonly page: WordedPage
  readonly own: readonly OwnWords[]
  readonly defaults: WordTree
  readonly onEdit: (words: EditedWords) => void
}

const WordsOfPage = ({ page, own, defaults, onEdit }: WordsOfPageProps) => {
  const { t } = useTranslation('pageWords')
  const lng = useLanguage()
  const ownOf = new Map(own.map((words) => [words.key, words]))
  return (
    <ul className="mt-4 border-hairline border-t">
      {flatWords(defaults).map(([key, software]) => {
        const said = ownOf.get(key)
        const text = said?.[lng] ?? software
        return (
          <li
            key={key}
            className="flex flex-wrap items-start justify-between gap-x-gutter gap-y-1 border-hairline border-b py-3 text-small"
          >
            <p className="min-w-0 max-w-[46rem] flex-1 basis-64 wrap-anywhere">{text}</p>
            <div className="flex items-center gap-3">
              {said && <Badge tone="sage">{t('changed')}</Badge>}
              <Button
                size="small"
                variant="quiet"
                aria-haspopup="dialog"
                aria-label={t('changeOf', { text })}
                onClick={() => onEdit({ page, key, software, own: said })}
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
