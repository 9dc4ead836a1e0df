import { useState } from 'react'
import { AdminSection } from '../../../ui/admin/admin-section.tsx'
import { Answered } from '../../../ui/admin/answered.tsx'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { RadioGroupField } from '../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { withDeadLinks } from '../../outbox/outbox.rules.ts'
import type { Letter, LettersContract } from '../letters.contract.ts'
import { letterPreviewQuery } from './letters.queries.ts'

const widths = ['desktop', 'phone'] as const

/** A letter as its mail is, at two widths and in its languages, and the way to have it sent to oneself. */
export const LetterPreview = ({ letter }: { letter: Letter }) => {
  const { t } = useTranslation('lettersDesk')
  const api = useApi<LettersContract>()
  const [wanted, setLanguage] = useState<'fr' | 'en'>('fr')
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop')
  const language = letter.hasEnglish ? wanted : 'fr'
  const query = usePrivateQuery(letterPreviewQuery(api, { letter, language }))
  const { write, busy } = useWrite({
    send: () => api('POST /admin/letters/{id}/test', { params: { id: letter._id }, body: { language } }),
    succeeded: ({ recipient }) =>
      notify('general', { title: t('preview.tested', { recipient }), variant: 'success' }),
    failed: (error) => showFailure(t('preview.notTested'), error),
    refresh: null,
  })
  return (
    <AdminSection id="preview" title={t('preview.title')} lead={t('preview.lead')}>
      <div className="mb-4 flex flex-wrap items-end gap-x-8 gap-y-4">
        {letter.hasEnglish && (
          <RadioGroupField
            name="preview-language"
            label={t('preview.language')}
            appearance="tiles"
            value={language}
            options={(['fr', 'en'] as const).map((value) => ({ value, label: t(`preview.${value}`) }))}
            onChange={(value) => setLanguage(value === 'en' ? 'en' : 'fr')}
          />
        )}
        <RadioGroupField
          name="preview-width"
          label={t('preview.width')}
          appearance="tiles"
          value={width}
          options={widths.map((value) => ({ value, label: t(`preview.${value}`) }))}
          onChange={(value) => setWidth(value === 'phone' ? 'phone' : 'desktop')}
        />
        <Button variant="secondary" loading={busy} onClick={() => void write()}>
          {busy ? t('preview.testing') : t('preview.test')}
        </Button>
      </div>
      <Answered
        query={query}
        failed={t('preview.failed')}
        retry={t('retry')}
        awaiting={<Skeleton className="h-[55svh] w-full" />}
      >
        {({ html, subject }) => (
          <>
            <p lang={language} className="mb-2 font-medium wrap-anywhere">
              {subject || t('untitled')}
            </p>
            <iframe
              title={t('preview.frame')}
              sandbox=""
              srcDoc={withDeadLinks(html)}
              className={classNames(
                'h-[70svh] w-full border border-hairline bg-sheet',
                width === 'phone' && 'max-w-[390px]',
              )}
            />
          </>
        )}
      </Answered>
    </AdminSection>
  )
}
