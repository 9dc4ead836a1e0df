import { useState } from 'react'
import { FocalPointField } from '../../../ui/admin/focal-point/focal-point-field.tsx'
import { sentenceOf } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import type { BrandContract, BrandPicture } from '../brand.contract.ts'
import { readingsOfBrand } from './brand-desk.queries.ts'

interface ShareFormProps {
  readonly share: BrandPicture
  readonly onClose: () => void
}

/** Chooses what stays in sight of the picture of a shared link. */
export const ShareForm = ({ share, onClose }: ShareFormProps) => {
  const { t } = useTranslation('brandDesk')
  const api = useApi<BrandContract>()
  const [focalPoint, setFocalPoint] = useState(share.focalPoint)
  const { write, busy, failure } = useWrite({
    send: () => api('PATCH /admin/brand/share', { body: { focalPoint, seen: share.version } }),
    succeeded: () => {
      notify('general', { title: t('saved'), variant: 'success' })
      onClose()
    },
    refresh: readingsOfBrand,
  })
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || busy || onClose()}
      title={t('framing.title')}
      plain
      closeLabel={t('framing.close')}
      width="wide"
      written
    >
      <div className="flex flex-col gap-5">
        <FocalPointField
          image={share.image}
          focalPoint={focalPoint}
          onChange={setFocalPoint}
          crops={[{ label: t('framing.crop'), shape: 'aspect-[1200/630]' }]}
        />
        {failure && (
          <Refusal key={String(busy)} title={t('framing.failed')}>
            {sentenceOf(failure) ?? t('unreached')}
          </Refusal>
        )}
        <Button loading={busy} onClick={() => void write()} className="self-end">
          {t('framing.save')}
        </Button>
      </div>
    </Dialog>
  )
}
