import { sentenceOf } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { BodyMeasuresContract } from '../../body-measures.contract.ts'
import type { MeasureProfile } from '../../body-measures.schema.ts'
import { bodyMeasuresTexts } from '../../body-measures.texts.ts'
import type { MeasureName } from '../../body-measures.ts'
import { Doubts } from '../doubts.tsx'

interface DoubtListProps {
  readonly profile: MeasureProfile
  readonly onMeasure: (names: readonly MeasureName[]) => void
}

/** What is doubtful about saved measures: each is taken again, or confirmed and not asked any more. */
export const DoubtList = ({ profile, onMeasure }: DoubtListProps) => {
  useOwnTexts('bodyMeasures', bodyMeasuresTexts)
  const { t } = useTranslation('measuresBook')
  const api = useApi<BodyMeasuresContract>()
  const { write, writing, failure } = useWrite({
    send: (key: string) =>
      api('POST /account/measures/{id}/confirmed', {
        params: { id: profile._id },
        body: { after: profile.version, keys: [key] },
      }),
  })
  if (profile.doubts.length === 0) return null
  return (
    <div className="mb-8">
      <Doubts
        doubts={profile.doubts}
        actions={({ key, measures }) => (
          <>
            <Button size="small" variant="secondary" onClick={() => onMeasure(measures)}>
              {t('doubts.again')}
            </Button>
            <Button size="small" variant="quiet" loading={writing === key} onClick={() => void write(key)}>
              {t('doubts.right')}
            </Button>
          </>
        )}
      />
      {failure !== null && <Refusal className="mt-4">{sentenceOf(failure) ?? t('failedToSave')}</Refusal>}
    </div>
  )
}
