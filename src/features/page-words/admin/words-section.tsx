import { useState } from 'react'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { NextWords, NextWordsContract } from '../next-words.contract.ts'
import type { OwnWords, PageWordsContract } from '../page-words.contract.ts'
import { asItCame, type WordedPage, wordedPages } from '../page-words.limits.ts'
import { type DefaultWords, editableWords } from './default-words.ts'
import { WordsHistory } from './history/words-history.tsx'
import { NextWordsPart } from './next-words/next-words.tsx'
import { nextWordsQuery, ownWordsQuery } from './page-words.admin-queries.ts'
import { pageWordsTexts } from './page-words.texts.ts'
import { type EditedWords, WordsForm } from './words-form.tsx'
import { WordsOfPage } from './words-of-page.tsx'

interface WordsSectionProps {
  readonly defaults: DefaultWords
}

/** The words of the pages: each can be said otherwise, at once or later, in both languages, and again as it was. */
export const WordsSection = ({ defaults }: WordsSectionProps) => {
  useOwnTexts('pageWords', pageWordsTexts)
  const { t } = useTranslation('pageWords')
  const lng = useLanguage()
  const api = useApi<PageWordsContract & NextWordsContract>()
  const [page, setPage] = useState<WordedPage>('home')
  const own = usePrivateQuery(ownWordsQuery(api))
  const next = usePrivateQuery(nextWordsQuery(api, page))
  const awaiting = <div className="min-h-screen" />
  const said = { failed: t('failed'), retry: t('retry'), awaiting }
  return (
    <AdminSection id="textes" title={t('title')} lead={t('lead')}>
      <SelectField
        label={t('page')}
        value={page}
        options={wordedPages.map((value) => ({ value, label: t(`pages.${value}`) }))}
        frameClassName="max-w-80"
        onChange={({ target }) => setPage(wordedPages.find((each) => each === target.value) ?? 'home')}
      />
      <Answered query={own} {...said}>
        {(words) => (
          <Answered query={next} {...said}>
            {(nextVersion) => (
              <OpenedPage
                key={page}
                page={page}
                own={new Map(words.filter((each) => each.page === page).map((each) => [each.key, each]))}
                next={nextVersion ?? undefined}
                software={editableWords(defaults, page, lng)}
              />
            )}
          </Answered>
        )}
      </Answered>
    </AdminSection>
  )
}

interface OpenedPageProps {
  readonly page: WordedPage
  readonly own: ReadonlyMap<string, OwnWords>
  readonly next: NextWords | undefined
  readonly software: ReadonlyMap<string, string>
}

/** One page: what waits beside it, what it says, and what was changed. */
const OpenedPage = ({ page, own, next, software }: OpenedPageProps) => {
  const [edited, setEdited] = useState<EditedWords>()
  const texts = next?.texts ?? []
  const edit = (key: string, start = own.get(key) ?? asItCame) =>
    setEdited({
      page,
      key,
      start,
      software: software.get(key) ?? '',
      seen: own.get(key)?.version ?? null,
      seenNext: next?.version ?? null,
    })
  return (
    <>
      {next && <NextWordsPart page={page} next={next} software={software} onEdit={edit} />}
      <WordsOfPage
        software={software}
        own={own}
        waiting={new Set(texts.map(({ key }) => key))}
        onEdit={(key) => edit(key)}
      />
      <WordsHistory page={page} own={own} software={software} />
      {edited && <WordsForm words={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
