import { Moment } from '../../../../../../ui/admin/moment.tsx'
import { Button } from '../../../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../../../ui/i18n/use-translation.tsx'
import { ProductPreviewLink } from '../publication/preview-link.tsx'
import { PublicationDate } from '../publication/publication-date.tsx'
import { ChangedValues } from '../versions/changed-values.tsx'
import type { NextVersionDesk } from './use-next-version.ts'

interface NextVersionProps {
  readonly id: string
  readonly desk: NextVersionDesk
  /** What is typed and not kept is no part of it. */
  readonly isUnsaved: boolean
}

/** What waits beside a published product: field by field, with its day, its preview and its publication. */
export const NextVersion = ({ id, desk, isUnsaved }: NextVersionProps) => {
  const { t } = useTranslation('nextVersion')
  const { next, writing } = desk
  if (!next) return null
  const { changes, publishAt, savedAt, version } = next
  // A press while another is on its way would be passed over.
  const waits = (deed?: 'publish' | 'discard') => writing !== undefined && writing !== deed
  const moved = changes.filter(({ changedSince }) => changedSince)
  return (
    <section
      aria-labelledby="prochaine-title"
      className="mt-4 border border-hairline bg-sheet p-4 [--ground:var(--sheet)]"
    >
      <h2 id="prochaine-title" className="font-semibold text-subheading">
        {t('title')}
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        {publishAt ? (
          <>
            {t('dated')} <Moment at={publishAt} />
          </>
        ) : (
          <>
            {t('savedAt')} <Moment at={savedAt} />
          </>
        )}
      </p>
      <ChangedValues changes={changes} />
      {moved.length > 0 && (
        <p className="mt-3 text-garance text-small">{t('moved', { count: moved.length })}</p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button
          size="small"
          loading={writing === 'publish'}
          disabled={waits('publish')}
          onClick={() => desk.do('publish')}
        >
          {t('publish')}
        </Button>
        <Button size="small" variant="secondary" disabled={isUnsaved || waits()} onClick={desk.take}>
          {t('take')}
        </Button>
        {publishAt && (
          <Button
            size="small"
            variant="quiet"
            loading={typeof writing === 'object'}
            disabled={writing === 'publish' || writing === 'discard'}
            onClick={() => desk.do({ publishAt: null })}
          >
            {t('undate')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          loading={writing === 'discard'}
          disabled={waits('discard')}
          onClick={() => desk.do('discard')}
        >
          {t('discard')}
        </Button>
      </div>
      <ProductPreviewLink key={version} id={id} next />
      <PublicationDate
        key={publishAt}
        at={publishAt}
        busy={typeof writing === 'object'}
        onDate={(at) => desk.do({ publishAt: at })}
      />
    </section>
  )
}
