import { Icon } from '../../buttons/icon.tsx'
import { useSentFormTexts } from './use-sent-form-texts.ts'

/** Says why a form was refused when no single field is wrong (§8). Without a text it renders nothing. */
export const FormAlert = ({ children }: { children: string | undefined }) => {
  const t = useSentFormTexts()
  return (
    <div role="alert" className="empty:absolute">
      {children && (
        <div className="flex gap-3 border-garance border-s-2 bg-rose px-4 py-3">
          <Icon name="alert" className="mt-[0.15em] flex-none text-garance" />
          <div className="min-w-0">
            <p className="font-medium">{t('error')}</p>
            <p className="text-small">{children}</p>
          </div>
        </div>
      )}
    </div>
  )
}
