import { useState } from 'react'
import { longDay } from '../../../../shared/dates/long-day.ts'
import type { LengthUnit } from '../../../../shared/lengths/body-length.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { BodyMeasuresContract } from '../../body-measures.contract.ts'
import { versionsQuery } from '../measures.queries.ts'
import { useWrittenLength } from '../use-written-length.ts'

interface VersionsProps {
  readonly id: string
  readonly unit: LengthUnit
}

/** Every time that a body was measured, newest first; asked for once it is opened. */
export const Versions = ({ id, unit }: VersionsProps) => {
  const { t } = useTranslation(['measuresBook', 'bodyMeasures'])
  const lng = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const api = useApi<BodyMeasuresContract>()
  const { data, isError, refetch } = usePrivateQuery(versionsQuery(api, id), { isOpen })
  const written = useWrittenLength(unit)
  return (
    <details className="mt-8" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="thread-link inline-flex min-h-11 cursor-pointer items-center">
        {t('versions.title')}
      </summary>
      {isError && !data && (
        <p className="mt-2">
          {t('failed')}{' '}
          <Button variant="quiet" size="small" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {!(data || isError) && <Skeleton className="mt-3 h-24 w-full" />}
      <ol className="mt-3 flex flex-col gap-5">
        {data?.map(({ number, takenOn, takenBy, how, shoes, note, measures }) => (
          <li key={number} className="text-small">
            <p className="font-medium">
              {t('versions.line', { number, day: longDay(takenOn, lng), how: t(`versions.how.${how}`) })}
              {takenBy === 'workshop' && `, ${t('versions.byAtelier')}`}
            </p>
            {shoes && <p className="text-ink-soft">{t('versions.shoes', { shoes })}</p>}
            {note && <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{note}</p>}
            <p className="mt-1">
              {measures
                .map(({ name, length }) =>
                  length === null
                    ? t(`bodyMeasures:names.${name}`)
                    : `${t(`bodyMeasures:names.${name}`)} ${written(length)}`,
                )
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
