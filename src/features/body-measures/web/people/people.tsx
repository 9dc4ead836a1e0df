import { type ReactNode, useState } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { FormDone } from '../../../../ui/forms/sent/form-done.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LeaveGuard } from '../../../../ui/leaving/leave-guard.tsx'
import type { BodyMeasuresContract } from '../../body-measures.contract.ts'
import type { MeasuresAnswer } from '../../body-measures.schema.ts'
import type { MeasureName } from '../../body-measures.ts'
import { Round } from '../round/round.tsx'
import { AddPerson } from './add-person.tsx'
import { PersonSheet } from './person-sheet.tsx'
import { Readings } from './readings.tsx'

interface PeopleProps {
  readonly answer: MeasuresAnswer
  readonly plateOf: (name: MeasureName) => ReactNode
  /** Told when the tape is taken up, and put down. */
  readonly onMeasuring: (isMeasuring: boolean) => void
}

interface OpenRound {
  readonly id: string
  /** What is measured; chosen first where it is not said. */
  readonly names: readonly MeasureName[]
}

/** A sheet for each person who is measured; while the tape is in hand, only that. */
export const People = ({ answer, plateOf, onMeasuring }: PeopleProps) => {
  const { t } = useTranslation('measuresBook')
  const api = useApi<BodyMeasuresContract>()
  const { profiles, readings } = answer
  const [round, setRound] = useState<OpenRound>()
  const [said, setSaid] = useState<string>()
  const measured = profiles.find(({ _id }) => _id === round?.id)
  const measure = (id: string, names: readonly MeasureName[] = []) => {
    setSaid(undefined)
    setRound({ id, names })
    onMeasuring(true)
  }
  const putDown = (sentence?: string) => {
    setRound(undefined)
    setSaid(sentence)
    onMeasuring(false)
  }
  if (measured && round)
    return (
      <LeaveGuard>
        <Round
          profile={measured}
          names={round.names}
          plateOf={plateOf}
          save={(body, idempotencyKey) =>
            api('POST /account/measures/{id}/versions', {
              params: { id: measured._id },
              body,
              idempotencyKey,
            })
          }
          onSaved={() => putDown(t('saved'))}
          onCancel={() => putDown()}
        />
      </LeaveGuard>
    )
  return (
    <>
      {said !== undefined && (
        <div className="mt-4">
          <FormDone>{said}</FormDone>
        </div>
      )}
      <div className="flex flex-col gap-14">
        {profiles.map((profile) => (
          <PersonSheet
            key={profile._id}
            profile={profile}
            onMeasure={(names) => measure(profile._id, names)}
          />
        ))}
      </div>
      <AddPerson profiles={profiles} onAdded={(id) => measure(id)} />
      <Readings readings={readings} profiles={profiles} />
    </>
  )
}
