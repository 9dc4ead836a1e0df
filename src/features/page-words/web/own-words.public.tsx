import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../ui/api/use-api.ts'
import { TranslatorProvider, useTranslator } from '../../../ui/i18n/use-translation.tsx'
import { LatePart } from '../../../ui/late/late-part.tsx'
import { lazyPart } from '../../../ui/late/lazy-part.ts'
import type { PageWordsContract } from '../page-words.contract.ts'
import type { WordedPage } from '../page-words.limits.ts'
import { pageWordsQuery, previewKeyIn } from './page-words.queries.ts'
import { withOwnWords } from './with-own-words.ts'

const PreviewNotice = lazyPart(() => import('./preview-notice.tsx').then((module) => module.PreviewNotice))

/** A page that says its texts as the house does, where it says them otherwise than the software. */
export const worded = (page: WordedPage, Page: ComponentType) => () => {
  const software = useTranslator()
  const key = previewKeyIn(useSearchParams()[0])
  const { data } = useQuery(pageWordsQuery(useApi<PageWordsContract>(), page, key))
  const words = data?.words
  const translator = useMemo(() => withOwnWords(software, page, words ?? {}), [software, words])
  return (
    <TranslatorProvider translator={translator}>
      {key && (
        <LatePart>
          <PreviewNotice waiting={data?.waiting === true} />
        </LatePart>
      )}
      <Page />
    </TranslatorProvider>
  )
}
