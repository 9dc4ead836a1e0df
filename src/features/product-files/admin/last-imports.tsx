import { useState } from 'react'
import { Answered } from '../../../ui/admin/answered.tsx'
import { Ledger } from '../../../ui/admin/list/table/ledger.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { ProductFilesContract, ProductImport } from '../product-files.contract.ts'
import { importsQuery, readingsOfCatalogue } from './product-files.queries.ts'

/** The last files that were imported; each can be taken back as one. */
export const LastImports = () => {
  const { t } = useTranslation('productFiles')
  const api = useApi<ProductFilesContract>()
  const query = usePrivateQuery(importsQuery(api))
  const [asked, setAsked] = useState<ProductImport>()
  const [kept, setKept] = useState<readonly string[]>([])
  const { write, busy } = useWrite({
    send: (id: string) => api('POST /admin/product-imports/{id}/taking-back', { params: { id } }),
    succeeded: (answer) => {
      setAsked(undefined)
      setKept(answer.kept.map(({ name }) => name))
      notify('general', { title: t('last.done', { count: answer.restored }), variant: 'success' })
    },
    failed: (error) => {
      setAsked(undefined)
      showFailure(t('last.notDone'), error)
    },
    refresh: readingsOfCatalogue,
  })
  return (
    <Answered
      query={query}
      failed={t('last.failed')}
      retry={t('retry')}
      awaiting={<Skeleton className="h-40" />}
    >
      {(imports) => (
        <>
          {kept.length > 0 && (
            <p role="status" className="mb-4 border-garance border-s-2 bg-rose px-4 py-3 text-small">
              {t('last.kept', { names: kept.join(', ') })}
            </p>
          )}
          {imports.length === 0 ? (
            <p className="text-ink-soft text-small">{t('last.none')}</p>
          ) : (
            <Ledger
              caption={t('last.title')}
              rows={imports}
              expected={imports.length}
              columns={[
                {
                  name: 'file',
                  label: t('last.file'),
                  className: 'wrap-anywhere',
                  cell: ({ fileName }) => fileName,
                },
                { name: 'at', label: t('last.at'), cell: ({ at }) => <Moment at={at} /> },
                { name: 'added', label: t('last.added'), cell: ({ added }) => added },
                { name: 'changed', label: t('last.changed'), cell: ({ changed }) => changed },
                {
                  name: 'back',
                  label: t('last.back'),
                  className: 'ledger:text-end',
                  plain: true,
                  cell: (each) =>
                    each.takenBack ? (
                      <span className="text-ink-soft">{t('last.takenBack')}</span>
                    ) : (
                      <Button
                        variant="quiet"
                        size="small"
                        aria-haspopup="dialog"
                        aria-label={t('last.takeBackOf', { name: each.fileName })}
                        onClick={() => setAsked(each)}
                      >
                        {t('last.takeBack')}
                      </Button>
                    ),
                },
              ]}
            />
          )}
          <ConfirmDialog
            open={asked !== undefined}
            onClose={() => setAsked(undefined)}
            title={t('last.ask', { name: asked?.fileName ?? '' })}
            keep={t('last.keep')}
            confirm={t('last.takeBack')}
            busy={busy}
            onConfirm={() => void write(asked?._id ?? '')}
          >
            <p>{t('last.askText')}</p>
          </ConfirmDialog>
        </>
      )}
    </Answered>
  )
}
