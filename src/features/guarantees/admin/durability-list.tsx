import { type RefObject, useState } from 'react'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { GuaranteesAdminContract, GuaranteesDesk } from '../guarantees-admin.contract.ts'
import { useAnswered } from './guarantees-desk.queries.ts'

type Guaranteed = GuaranteesDesk['durability'][number]

interface DurabilityListProps {
  readonly durability: readonly Guaranteed[]
  /** What has the focus once a row is gone. */
  readonly heading: RefObject<HTMLElement | null>
}

/** The products that the house guarantees beyond the law, each with its label. */
export const DurabilityList = ({ durability, heading }: DurabilityListProps) => {
  const { t } = useTranslation('guaranteesDesk')
  const api = useApi<GuaranteesAdminContract>()
  const answered = useAnswered()
  const [asked, ask] = useState<Guaranteed>()
  const [isOpen, setOpen] = useState(false)
  const { write, busy } = useWrite({
    send: (productId: string) =>
      api('DELETE /admin/guarantees/durability/{productId}', { params: { productId } }),
    succeeded: (desk) => {
      answered(desk)
      setOpen(false)
      notify('general', { title: t('durability.removed') })
      heading.current?.focus()
    },
    failed: (error) => showFailure(t('notDone'), error, t('unreached')),
    refresh: null,
  })
  if (durability.length === 0) return <p className="text-small">{t('durability.none')}</p>
  return (
    <>
      <ul>
        {durability.map((each) => (
          <li
            key={each.productId}
            className="flex flex-wrap items-center gap-x-6 gap-y-3 border-hairline border-t py-3 text-small"
          >
            <img
              src={each.label.url}
              width={each.label.width}
              height={each.label.height}
              alt={t('durability.alt', { name: each.name })}
              className="h-auto w-20 border border-hairline bg-white"
            />
            <p className="min-w-0 flex-1 basis-48">
              {each.name} <span className="text-ink-soft">{each.sku}</span>
              <br />
              {t('durability.years', { count: each.years })}
            </p>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                ask(each)
                setOpen(true)
              }}
            >
              {t('durability.remove', { name: each.name })}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('durability.removeTitle', { name: asked.name })}
          keep={t('keep')}
          confirm={t('confirm')}
          busy={busy}
          onConfirm={() => void write(asked.productId)}
        >
          {t('durability.removeText')}
        </ConfirmDialog>
      )}
    </>
  )
}
