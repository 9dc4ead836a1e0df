import { useApi } from '../../../ui/api/use-api.ts'
import { useUpload } from '../../../ui/api/use-upload.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { PlacedSlot } from '../plate-places.ts'
import type { EditedPlate, PlatesAdminContract } from '../plates-admin.contract.ts'
import { readingsOfPlates } from './pages.queries.ts'
import type { PlateCalls } from './plate-calls.public.ts'
import { PlateRow } from './plate-row.public.tsx'

interface PagePlateProps {
  readonly slot: PlacedSlot
  readonly isKnown: boolean
  readonly plate: EditedPlate | undefined
}

/** A place of a page. */
export const PagePlate = ({ slot, isKnown, plate }: PagePlateProps) => {
  const { t } = useTranslation('adminPages')
  const api = useApi<PlatesAdminContract>()
  const upload = useUpload<PlatesAdminContract>()
  const params = { slot }
  const calls: PlateCalls = {
    hang: async (content, idempotencyKey) => {
      const { plates } = await upload('PUT /plates/{slot}', {
        params,
        file: { field: 'image', content },
        fields: {},
        idempotencyKey,
        onProgress: () => undefined,
      })
      return plates.find((each) => each.slot === slot)
    },
    describe: (words) => api('PATCH /plates/{slot}', { params, body: words }),
    take: () => api('DELETE /plates/{slot}', { params }),
    retractableSlot: slot,
    refresh: readingsOfPlates,
  }
  return (
    <li id={slot} className="scroll-mt-6">
      <PlateRow
        name={t(`slots.${slot}`)}
        isKnown={isKnown}
        picture={plate}
        calls={calls}
        alsoLost={slot === 'hero' ? t('lines') : undefined}
      />
    </li>
  )
}
